/** Hashes that also work on a page without TLS, where browsers offer none. Loaded only where they are needed. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** SHA-256 of bytes in hexadecimal: what is shown of a seed, or of a seat's bytes, before the match. */
export function hashOf(hex: string): string {
  return bytesToHex(sha256(hexToBytes(hex)));
}

/** The first 64 bits of HMAC-SHA-256 of a text, the highest byte first. */
export function keyed64(key: Uint8Array, text: string): bigint {
  const digest = hmac(sha256, key, new TextEncoder().encode(text));
  return new DataView(digest.buffer, digest.byteOffset).getBigUint64(0, false);
}

export { hexToBytes as bytesOf };

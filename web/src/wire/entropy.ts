/** What a seat adds to the dealer's seed: 32 random bytes in hexadecimal. */
export function newEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

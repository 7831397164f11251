"""Small PNG files without a library for pictures: a drawing has few colours, and 256 of them are enough.

The browser that took a picture also counts its colours; what it answers is written here as a PNG with a palette.
"""

import base64
import struct
import zlib
from pathlib import Path

from playwright.sync_api import Page

SIGNATURE = b"\x89PNG\r\n\x1a\n"
BY_PALETTE = 3  # the type of picture, in the format's own numbers

# The colours that are seen most, and for each pixel the nearest of them.
REDUCE = """
async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, image.width, image.height);
  const pixels = new Uint32Array(data.buffer);
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const parts = (pixel) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
  const far = (one, two) => one.reduce((sum, part, place) => sum + (part - two[place]) ** 2, 0);
  const palette = [];
  // Colours hardly to be told apart from one that is in already are left out: first few, then ever fewer of them.
  for (let apart = 48; apart > 0 && palette.length < 256; apart = Math.floor(apart / 2)) {
    for (const [pixel] of [...counts].sort((one, two) => two[1] - one[1]).slice(0, 20000)) {
      if (palette.length === 256) break;
      if (palette.every((known) => far(known, parts(pixel)) >= apart)) palette.push(parts(pixel));
    }
  }
  const nearest = new Map();
  for (const pixel of counts.keys()) {
    const distances = palette.map((known) => far(known, parts(pixel)));
    nearest.set(pixel, distances.indexOf(Math.min(...distances)));
  }
  let text = "";
  for (const pixel of pixels) text += String.fromCharCode(nearest.get(pixel));
  return { width: image.width, height: image.height, palette: palette.flat(), pixels: btoa(text) };
}
"""


def write_small(file: Path, picture: bytes, page: Page) -> None:
    """Write a picture, which the page of a browser reduces to a palette."""
    reduced = page.evaluate(REDUCE, base64.b64encode(picture).decode())
    width, height = reduced["width"], reduced["height"]
    pixels = base64.b64decode(reduced["pixels"])
    # Each row begins with the number of its filter: none.
    rows = b"".join(b"\0" + pixels[row * width : (row + 1) * width] for row in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, BY_PALETTE, 0, 0, 0)
    chunks = (b"IHDR", head), (b"PLTE", bytes(reduced["palette"])), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")
    file.write_bytes(SIGNATURE + b"".join(chunk(name, data) for name, data in chunks))


def chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

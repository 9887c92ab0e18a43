// @ts-check

const headerBytes = 6;
const entryBytes = 16;

/**
 * Packs PNGs into an .ico, smallest first (the format of Windows Vista and later, which every browser reads).
 * docs/dependencies.md says why png-to-ico does not do this.
 *
 * @param {readonly { size: number, png: Buffer }[]} icons square, below 256 pixels
 * @returns {Buffer}
 */
export function encodeIcon(icons) {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2); // An icon, not a cursor.
  header.writeUInt16LE(icons.length, 4);
  let offset = headerBytes + icons.length * entryBytes;
  const entries = icons.map(({ size, png }) => {
    const entry = Buffer.alloc(entryBytes);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4); // Colour planes.
    entry.writeUInt16LE(32, 6); // Bits a pixel.
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...icons.map(({ png }) => png)]);
}

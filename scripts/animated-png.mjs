// @ts-check
/** Joins screenshots to an animated PNG (PNG specification, third edition), without a loss of colors. */
import { crc32, deflateSync, inflateSync } from "node:zlib";

/** @typedef {{ width: number, height: number, channels: number, pixels: Uint8Array }} Image */
/** @typedef {{ png: Uint8Array, ms: number }} Frame */
/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

const signature = Buffer.from("89504e470d0a1a0a", "hex");
const channelsOf = new Map([
  [2, 3],
  [6, 4],
]);

/** @param {readonly Frame[]} frames Screenshots of one size. @returns {Buffer} */
export function writeAnimatedPng(frames) {
  const images = frames.map(({ png }) => readPng(png));
  const [first] = images;
  if (first === undefined) throw new Error("An animation needs a frame.");
  const { width, height, channels } = first;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, channels === 4 ? 6 : 2], 8);
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames.length, 0);
  const parts = [signature, chunk("IHDR", header), chunk("acTL", control)];
  let sequence = 0;
  for (const [index, image] of images.entries()) {
    const before = images[index - 1];
    const box =
      before === undefined ? { left: 0, top: 0, width, height } : findChange(before, image);
    parts.push(chunk("fcTL", frameControl(box, frames[index]?.ms ?? 0, sequence++)));
    const data = compress(image, box);
    if (index === 0) parts.push(chunk("IDAT", data));
    else parts.push(chunk("fdAT", Buffer.concat([number(sequence++), data])));
  }
  return Buffer.concat([...parts, chunk("IEND", Buffer.alloc(0))]);
}

/** Pixels of an 8-bit PNG that is not interlaced. @param {Uint8Array} png @returns {Image} */
export function readPng(png) {
  const bytes = Buffer.from(png);
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const channels = channelsOf.get(bytes[25] ?? 0);
  if (bytes[24] !== 8 || channels === undefined || bytes[28] !== 0) {
    throw new Error("Only 8-bit PNG files in RGB or RGBA are read.");
  }
  const data = [];
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString("latin1", at + 4, at + 8) === "IDAT")
      data.push(bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const lines = inflateSync(Buffer.concat(data));
  const stride = width * channels;
  const pixels = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = lines[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const left = x < channels ? 0 : (pixels[y * stride + x - channels] ?? 0);
      const up = y === 0 ? 0 : (pixels[(y - 1) * stride + x] ?? 0);
      const corner = x < channels || y === 0 ? 0 : (pixels[(y - 1) * stride + x - channels] ?? 0);
      const guess = predict(filter, left, up, corner);
      pixels[y * stride + x] = (lines[y * (stride + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return { width, height, channels, pixels };
}

/** @param {number} filter @param {number} left @param {number} up @param {number} corner */
function predict(filter, left, up, corner) {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const byLeft = Math.abs(up - corner);
  const byUp = Math.abs(left - corner);
  const byCorner = Math.abs(left + up - 2 * corner);
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

/** Smallest box with all pixels that differ; at least one pixel. @param {Image} before @param {Image} after @returns {Box} */
function findChange(before, after) {
  const { width, height, channels, pixels } = after;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < pixels.length; at += 1) {
    if (pixels[at] === before.pixels[at]) continue;
    const pixel = Math.floor(at / channels);
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (left > right) return { left: 0, top: 0, width: 1, height: 1 };
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Compressed pixels of a box: the smaller of two filters. @param {Image} image @param {Box} box */
function compress({ width, channels, pixels }, { left, top, width: columns, height: rows }) {
  const stride = columns * channels;
  const line = (/** @type {number} */ y) => {
    const start = ((top + y) * width + left) * channels;
    return pixels.subarray(start, start + stride);
  };
  const candidates = [0, 2].map((filter) => {
    const raw = Buffer.alloc((stride + 1) * rows);
    for (let y = 0; y < rows; y += 1) {
      const up = filter === 2 && y > 0 ? line(y - 1) : undefined;
      raw[y * (stride + 1)] = filter;
      line(y).forEach((value, x) => (raw[y * (stride + 1) + 1 + x] = value - (up?.[x] ?? 0)));
    }
    return deflateSync(raw, { level: 9 });
  });
  return candidates.reduce((best, one) => (one.length < best.length ? one : best));
}

/** @param {Box} box @param {number} ms @param {number} sequence */
function frameControl({ left, top, width, height }, ms, sequence) {
  const control = Buffer.alloc(26);
  for (const [index, value] of [sequence, width, height, left, top].entries()) {
    control.writeUInt32BE(value, index * 4);
  }
  control.writeUInt16BE(ms, 20);
  control.writeUInt16BE(1000, 22);
  return control;
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const content = Buffer.concat([Buffer.from(type, "latin1"), data]);
  return Buffer.concat([number(data.length), content, number(crc32(content))]);
}

/** @param {number} value */
function number(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

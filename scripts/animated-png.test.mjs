// @ts-check
import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { readPng, writeAnimatedPng } from "./animated-png.mjs";

/** An RGB image of four by three pixels, each line with another filter. @param {number} shade */
function screenshot(shade) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(4, 0);
  header.writeUInt32BE(3, 4);
  header.set([8, 2], 8);
  const lines = [
    [0, 9, 9, 9, 8, 8, 8, 7, 7, 7, 6, 6, 6],
    [1, 9, 9, 9, 255, 255, 255, 255, 255, 255, 255, 255, 255],
    [2, 0, 0, 0, 0, 0, 0, shade, 0, 0, 0, 0, 0],
  ];
  const parts = [Buffer.from("89504e470d0a1a0a", "hex")];
  for (const [type, data] of /** @type {const} */ ([
    ["IHDR", header],
    ["IDAT", deflateSync(Buffer.from(lines.flat()))],
    ["IEND", Buffer.alloc(0)],
  ])) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    parts.push(length, Buffer.from(type), data, Buffer.alloc(4));
  }
  return Buffer.concat(parts);
}

/** @param {Buffer} png */
function listChunks(png) {
  const chunks = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const data = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    chunks.push({ type: png.toString("latin1", at + 4, at + 8), data });
  }
  return chunks;
}

test("filters of a screenshot are undone", () => {
  const line = [9, 9, 9, 8, 8, 8, 7, 7, 7, 6, 6, 6];
  const { width, height, pixels } = readPng(screenshot(0));
  expect({ width, height }).toEqual({ width: 4, height: 3 });
  expect([...pixels]).toEqual([...line, ...line, ...line]);
});

test("a frame has its duration and only the pixels that changed", () => {
  const png = writeAnimatedPng([
    { png: screenshot(0), ms: 2500 },
    { png: screenshot(5), ms: 1000 },
  ]);
  expect([...readPng(png).pixels]).toEqual([...readPng(screenshot(0)).pixels]);
  const chunks = listChunks(png);
  expect(chunks.map(({ type }) => type)).toEqual([
    "IHDR",
    "acTL",
    "fcTL",
    "IDAT",
    "fcTL",
    "fdAT",
    "IEND",
  ]);
  const controls = chunks.filter(({ type }) => type === "fcTL").map(({ data }) => data);
  expect(controls.map((data) => data.readUInt16BE(20))).toEqual([2500, 1000]);
  // Sequence, width, height, left and top.
  const change = [0, 4, 8, 12, 16].map((at) => controls[1]?.readUInt32BE(at));
  expect(change).toEqual([1, 1, 1, 2, 2]);
});

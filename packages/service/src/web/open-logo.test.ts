import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ConfigError } from "#config/config.ts";
import { openLogo, pictureType } from "./open-logo.ts";

const folder = mkdtempSync(join(tmpdir(), "quarterdeck-logo-"));
afterAll(() => rmSync(folder, { recursive: true }));

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const silent = () => {};

function write(name: string, content: string | Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

const kinds: readonly (readonly [
  claim: string,
  bytes: string | Buffer,
  want: string | undefined,
])[] = [
  ["SVG", svg, "image/svg+xml"],
  [
    "SVG with all that may stand before it",
    `\uFEFF<?xml version="1.0"?>\n<!-- a > b -->\n<!DOCTYPE svg PUBLIC "x" "y">\n${svg}`,
    "image/svg+xml",
  ],
  ["PNG", Buffer.from("89504e470d0a1a0a", "hex"), "image/png"],
  ["JPEG", Buffer.from("ffd8ffe0", "hex"), "image/jpeg"],
  ["WebP", Buffer.from("RIFFxxxxWEBPVP8 "), "image/webp"],
  ["ICO", Buffer.from("000001000100", "hex"), "image/x-icon"],
  ["a page that holds an SVG", `<!doctype html><html>${svg}</html>`, undefined],
  ["a script", "alert(1)//<svg>", undefined],
  ["nothing", "", undefined],
];

test.each(kinds)("%s is recognized by its content", (_claim, bytes, want) => {
  expect(pictureType(Buffer.from(bytes))).toBe(want);
});

test("a picture in a file has an address that names its version", async () => {
  const logo = await openLogo(write("logo.txt", svg), silent);
  expect(logo).toMatchObject({ type: "image/svg+xml", bytes: Buffer.from(svg) });
  expect(logo?.path).toMatch(/^-\/logo\?v=[0-9a-f]{12}$/);
  expect((await openLogo(write("other.svg", `${svg} `), silent))?.path).not.toBe(logo?.path);
});

const wrong: readonly (readonly [claim: string, input: () => string, want: RegExp])[] = [
  [
    "no file",
    () => join(folder, "none.svg"),
    /^The logo at .*none\.svg is not a file: check the path\.$/,
  ],
  ["a folder", () => folder, /is not a file/],
  ["a text", () => write("notes.svg", "hello"), /is not an SVG, PNG, JPEG, WebP or ICO picture/],
  ["too large", () => write("large.png", Buffer.alloc(513 * 1024)), /is larger than 512 KB/],
];

test.each(wrong)("%s is refused in one sentence", async (_claim, input, want) => {
  const opening = openLogo(input(), silent);
  await expect(opening).rejects.toThrow(ConfigError);
  await expect(opening).rejects.toThrow(want);
});

test("a picture at an address is fetched once; a missing one is reported and left out", async () => {
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/gone") === true) response.writeHead(404).end();
    else response.end(request.url === "/large" ? Buffer.alloc(600 * 1024) : svg);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  expect(await openLogo(`${origin}/logo.svg?key=secret`, print)).toMatchObject({
    type: "image/svg+xml",
  });
  await expect(openLogo(`${origin}/large`, print)).rejects.toThrow("larger than 512 KB");
  expect(await openLogo(`${origin}/gone?key=secret`, print)).toBeUndefined();
  server.close();
  server.closeAllConnections();
  expect(await openLogo(`${origin}/logo.svg`, print)).toBeUndefined();
  expect(printed).toEqual([
    `The logo at ${origin}/gone?… is not used: it responded with 404. Check the address, then restart.`,
    `The logo at ${origin}/logo.svg is not used: it cannot be reached. Check the address, then restart.`,
  ]);
});

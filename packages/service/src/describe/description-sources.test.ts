import { expect, test } from "vitest";
import { writeSources } from "./description-sources.ts";

const write = (address: string, overlays: readonly string[], files: readonly string[]) => {
  const withText = (one: string) => ({ address: one, text: "{}" });
  const sources = {
    text: "{}",
    address,
    overlays: overlays.map(withText),
    files: files.map(withText),
  };
  const read = JSON.parse(writeSources(sources)) as {
    address: string;
    overlays: { address: string }[];
    files: { address: string }[];
  };
  return [read.address, ...read.overlays, ...read.files].map((one) =>
    typeof one === "string" ? one : one.address,
  );
};

test.each([
  [
    "file:///home/ann/api/openapi.yaml",
    ["file:///home/ann/fixes.yaml"],
    ["file:///home/ann/api/schemas/order.yaml"],
    ["file:///api/openapi.yaml", "file:///fixes.yaml", "file:///api/schemas/order.yaml"],
  ],
  ["file:///home/ann/api.yaml", [], [], ["file:///api.yaml"]],
  [
    "https://ann:secret@api.example.com/openapi.json",
    ["file:///home/ann/fixes.yaml"],
    ["https://ann:secret@api.example.com/order.json"],
    [
      "https://api.example.com/openapi.json",
      "file:///fixes.yaml",
      "https://api.example.com/order.json",
    ],
  ],
  [
    "https://ann:p@ss@api.example.com/openapi.json?key=secret",
    ["https://api.example.com/fixes.yaml?token=secret"],
    ["https://api.example.com/order.json"],
    [
      "https://api.example.com/openapi.json",
      "https://api.example.com/fixes.yaml",
      "https://api.example.com/order.json",
    ],
  ],
])(
  "%s and its files are served without folders and passwords",
  (address, overlays, files, want) => {
    expect(write(address, overlays, files)).toEqual(want);
  },
);

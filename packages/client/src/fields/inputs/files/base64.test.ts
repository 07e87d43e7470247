import { expect, test } from "vitest";
import { decodeText, encodeFile } from "./base64.ts";

const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);

test.each(["base64", "base64url"] as const)("%s encodes every byte", async (encoding) => {
  for (const length of [0, 1, 2, 3, 255, 256]) {
    const bytes = everyByte.slice(256 - length);
    const text = await encodeFile(new Blob([bytes]), encoding);
    expect(decodeText(text)).toEqual(bytes);
    if (encoding === "base64url") expect(text).toMatch(/^[\w-]*$/);
    else expect(text).toBe(Buffer.from(bytes).toString("base64"));
  }
});

test.each(["not base64!", "a", "data:image/png;base64,AA=="])("%j is not base64", (text) => {
  expect(decodeText(text)).toBeUndefined();
});

import { expect, test } from "vitest";
import { pagePolicy } from "./security-headers.ts";

const sources = (pictures: "own" | "any", isPlainHttp: boolean) =>
  /img-src ([^;]*)/.exec(
    pagePolicy({ prefix: "", scripts: [], hashes: [], nonce: "x", pictures, isPlainHttp }),
  )?.[1];

test("pictures load from the console's own origin only", () => {
  expect(sources("own", true)).toBe("'self' data: blob:");
  expect(sources("own", false)).toBe("'self' data: blob:");
});

test("pictures of any host load if the operator allows it", () => {
  expect(sources("any", false)).toBe("'self' data: blob: https:");
  expect(sources("any", true)).toBe("'self' data: blob: https: http:");
});

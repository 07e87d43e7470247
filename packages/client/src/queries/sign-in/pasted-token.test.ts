import { expect, test } from "vitest";
import { readPastedToken } from "./pasted-token.ts";

const bearer = { in: "header", name: "Authorization", prefix: "Bearer " } as const;
const own = { in: "header", name: "X-Key", prefix: "" } as const;
const query = { in: "query", name: "key" } as const;

test.each([
  [" abc ", bearer, "abc", bearer, false],
  ["Token abc", bearer, "abc", { ...bearer, prefix: "Token " }, true],
  ["Bearer abc", bearer, "abc", bearer, true],
  ["SSWS 00-x", bearer, "00-x", { ...bearer, prefix: "SSWS " }, true],
  ["Authorization: GenieKey 1-2", bearer, "1-2", { ...bearer, prefix: "GenieKey " }, true],
  ["X-Api-Key: abc", bearer, "abc", { in: "header", name: "X-Api-Key", prefix: "" }, true],
  ["Token abc", own, "abc", { ...own, prefix: "Token " }, true],
  ["bearer abc", query, "abc", query, false],
  ["ada:open sesame", bearer, "ada:open sesame", bearer, false],
] as const)("%s is read with its own form", (pasted, credential, token, want, isFixed) => {
  expect(readPastedToken(pasted, credential)).toEqual({ token, credential: want, isFixed });
});

import { expect, test } from "vitest";
import { listCandidates } from "./candidates.ts";
import { fillRoute } from "./fill-route.ts";

test.each([
  ["a slash", "a/b", "a%2Fb"],
  ["other characters", "ä", "%C3%A4"],
  ["half a surrogate pair", "x\uD800", "x%EF%BF%BD"],
])("a key with %s is one segment", (_, id, want) => {
  expect(fillRoute("/ships/{id}", new Map([["/ships", [{ id }]]]))).toBe(`/ships/${want}`);
  const candidates = listCandidates({ address: "https://host/ships", value: [{ id }], allow: "" }, [
    { id },
  ]);
  expect(candidates.map(({ address }) => address)).toContain(`https://host/ships/${want}`);
});

// @vitest-environment node
import { expect, test } from "vitest";
import { nextPageState } from "./next-page-state.ts";

test.each([
  ["a whole page", { page: 2, size: 25 }, [25, false], { page: 3, size: 25 }],
  ["a last page", { page: 2, size: 25 }, [5, false], { page: 3, size: 25 }],
  ["a cut first page", { page: 1, size: 25 }, [5, true], { page: 2, size: 5 }],
  ["a cut later page", { page: 3, size: 100 }, [20, true], { page: 12, size: 20 }],
  ["a short page of hidden rows", { page: 3, size: 100 }, [98, false], { page: 4, size: 100 }],
] as const)("after %s", (_name, state, [count, isCut], expected) => {
  expect(nextPageState(state, { requested: state.size, count, isCut })).toEqual(expected);
});

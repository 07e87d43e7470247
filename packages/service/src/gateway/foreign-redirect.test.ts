import { expect, test } from "vitest";
import { foreignRedirect, repeatingRedirect } from "./foreign-redirect.ts";

test.each([
  [302, "https://files.example/a?key=secret", "same-origin"],
  [307, "http://other.example/", "cors"],
])("a fetch with %i to %s gets a message with the origin", (status, location, mode) => {
  const message = foreignRedirect(status, location, mode);
  expect(message).toContain(new URL(location).origin);
  expect(message).not.toContain("secret");
});

test.each([
  [200, "https://other.example/", "same-origin"],
  [302, undefined, "same-origin"],
  [302, "/api/books", "same-origin"],
  [302, "https://files.example/a", "navigate"],
  [302, "https://files.example/a", undefined],
])("%i with %s by %s is forwarded", (status, location, mode) => {
  expect(foreignRedirect(status, location, mode)).toBeUndefined();
});

test.each([
  [307, "POST", "cors", true],
  [308, "PUT", "cors", true],
  [302, "PUT", "cors", true],
  [302, "POST", "cors", false],
  [303, "POST", "cors", false],
  [303, "PUT", "cors", false],
  [307, "GET", "cors", false],
  [307, "POST", "same-origin", false],
  [200, "POST", "cors", false],
])(
  "%i after %s by %s is refused, because it repeats the write: %s",
  (status, method, mode, want) => {
    expect(repeatingRedirect(status, method, mode) !== undefined).toBe(want);
  },
);

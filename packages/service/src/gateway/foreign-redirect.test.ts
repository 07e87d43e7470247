import { expect, test } from "vitest";
import { foreignRedirect } from "./foreign-redirect.ts";

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

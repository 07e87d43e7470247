import { expect, test } from "vitest";
import { goodPasswords, weakPasswords } from "#testing/weak-passwords.ts";
import { findWeakness } from "./find-weakness.ts";

const context = { email: "olive@example.com", name: "Olive Owner", title: "Harbour office" };

test.each(weakPasswords)("%s is refused", (password) => {
  expect(findWeakness(password, context)).toMatch(/^must not be /);
});

test.each(goodPasswords)("%s is accepted", (password) => {
  expect(findWeakness(password, context)).toBeUndefined();
});

test("the name of the console is refused", () => {
  for (const password of ["harbour office", "HarbourOffice1", "harbour-office-2026"]) {
    expect(findWeakness(password, context)).toMatch("name of this console");
  }
});

test("a long password takes no time to check", () => {
  const began = performance.now();
  for (const unit of ["a1", "ab12cd", "qwerty!", "x"])
    findWeakness(`${unit.repeat(120)}z`.slice(0, 256), context);
  expect(performance.now() - began).toBeLessThan(500);
});

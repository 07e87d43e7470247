import { expect, test } from "vitest";
import { hashPassword, isPassword } from "./hash-password.ts";

test("a password is hashed by Argon2id at the cost that OWASP recommends", async () => {
  const hashed = await hashPassword("correct horse");
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword("correct horse", hashed)).toBe(true);
  expect(await isPassword("wrong horse", hashed)).toBe(false);
  expect(await isPassword("correct horse", undefined)).toBe(false);
});

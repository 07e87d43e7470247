import { randomInt, timingSafeEqual } from "node:crypto";

/** Characters that are easy to distinguish. */
const signs = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Creates a code of 60 random bits, printed at start if other machines can reach the service. */
export function createSetupCode(): string {
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join("");
  return [group(), group(), group()].join("-");
}

export function isSetupCode(typed: string, code: string): boolean {
  const [a, b] = [plain(typed), plain(code)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function plain(code: string): Buffer {
  return Buffer.from(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ""));
}

import { randomInt, timingSafeEqual } from "node:crypto";

/** Without signs that look alike. */
const signs = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Printed at start when others can reach the service before its owner does: 60 random bits. */
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

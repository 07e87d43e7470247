import { isIP } from "node:net";

/** Reads a value, or returns the rest of the sentence "must be …". */
export type ReadValue<T> = (text: string) => { readonly value: T } | { readonly mustBe: string };

export const readText: ReadValue<string> = (text) =>
  text.trim() === "" ? { mustBe: "must not be empty" } : { value: text.trim() };

export const readPort: ReadValue<number> = (text) =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535
    ? { value: Number(text) }
    : { mustBe: "must be a number from 0 to 65535" };

export function oneOf<const T extends string>(...words: readonly T[]): ReadValue<T> {
  return (text) => {
    const value = words.find((word) => word === text.toLowerCase());
    return value === undefined ? { mustBe: `must be ${listWords(words)}` } : { value };
  };
}

/** Reads a color as `#rrggbb`. */
export const readColor: ReadValue<string> = (text) => {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return { mustBe: "must be a color of six digits, such as #0b6e4f" };
  return { value: `#${digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits}` };
};

const switchWords: { readonly [word: string]: boolean } = {
  on: true,
  true: true,
  yes: true,
  "1": true,
  off: false,
  false: false,
  no: false,
  "0": false,
};

export const readSwitch: ReadValue<boolean> = (text) => {
  const value = switchWords[text.toLowerCase()];
  return value === undefined ? { mustBe: "must be on or off" } : { value };
};

/** Reads a prefix: `admin`, `/admin` and `/admin/` are equal; `/` is none. */
export const readPrefix: ReadValue<string> = (text) => {
  const steps = text.split("/").filter((step) => step !== "");
  const isPlain = steps.every((step) => /^[A-Za-z0-9._~-]+$/.test(step) && !/^\.+$/.test(step));
  return isPlain
    ? { value: steps.map((step) => `/${step}`).join("") }
    : { mustBe: "must be a path of letters, digits, dots, dashes and slashes, such as /admin" };
};

export const readTrustProxy: ReadValue<boolean | readonly string[]> = (text) => {
  const asSwitch = readSwitch(text);
  if ("value" in asSwitch) return asSwitch;
  const value = text.split(",").map((part) => part.trim());
  return value.every(isAddressRange)
    ? { value }
    : { mustBe: "must be on, off, or IP addresses with commas between them" };
};

function isAddressRange(text: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(text)) return true;
  const [address = "", bits, ...more] = text.split("/");
  const longest = { 4: 32, 6: 128 }[isIP(address)];
  if (longest === undefined || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
}

function listWords(words: readonly string[]): string {
  return `${words.slice(0, -1).join(", ")} or ${words.at(-1) ?? ""}`;
}

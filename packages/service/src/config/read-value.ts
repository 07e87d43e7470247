import { ownMember } from "@quarterdeck/model";
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

/** Reads one or more of the words, separated by commas. */
export function severalOf<const T extends string>(...words: readonly T[]): ReadValue<readonly T[]> {
  return (text) => {
    const parts = text.split(",").map((part) => part.trim().toLowerCase());
    const value = words.filter((word) => parts.includes(word));
    return value.length === new Set(parts).size
      ? { value }
      : { mustBe: `must be ${listWords(words)}, or several with commas between them` };
  };
}

const consoleRoles = ["viewer", "editor", "owner"] as const;

/** Reads database roles by role of the console: `viewer=app_reader,editor`. */
export const readDatabaseRoles: ReadValue<ReadonlyMap<(typeof consoleRoles)[number], string>> = (
  text,
) => {
  const pairs = text.split(",").map((part) => /^\s*(\w+)\s*(?:=\s*(.*?)\s*)?$/.exec(part));
  const value = new Map(
    pairs.flatMap((pair) => {
      const role = consoleRoles.find((one) => one === pair?.[1]);
      const target = pair?.[2] ?? role;
      return role === undefined || target === undefined || target === "" ? [] : [[role, target]];
    }),
  );
  return value.size === pairs.length
    ? { value }
    : {
        mustBe:
          "must be viewer, editor or owner, each with a database role, such as viewer=app_reader",
      };
};

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
  const value = ownMember(switchWords, text.toLowerCase());
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

/** Reads header lines, `name: value`, one a line (RFC 9110 section 5.5). */
export const readHeaders: ReadValue<Readonly<Record<string, string>>> = (text) => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const pairs = lines.map((line) =>
    /^\s*([\w!#$%&'*+.^`|~-]+)\s*:\s*([\t\x20-\x7e\x80-\xff]*)$/.exec(line),
  );
  const isValid =
    pairs.length > 0 && pairs.every((pair) => pair !== null && pair[2]?.trim() !== "");
  if (!isValid) return { mustBe: "must be a header with its value, such as 'X-API-Key: 12345'" };
  const entries = pairs.map((pair) => [pair?.[1] ?? "", (pair?.[2] ?? "").trim()] as const);
  return { value: Object.fromEntries(entries) };
};

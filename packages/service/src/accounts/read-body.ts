import { ownMember, setOwnMember } from "@quarterdeck/model";
import { findWeakness } from "./find-weakness.ts";
import type { PasswordContext } from "./find-weakness.ts";
import { joinMessages } from "#problem/problem-of.ts";
import { ServiceError } from "#problem/problems.ts";
import type { ProblemItem } from "#problem/problems.ts";

/** Reads a member of a body, or returns the rest of the sentence "must …". */
export type ReadMember<T> = (value: unknown) => { readonly value: T } | { readonly wrong: string };

/** Characters of a name from outside in an error. */
const longestName = 100;

type Members<T> = { readonly [name in keyof T]: ReadMember<T[name]> };

/** Reads every known member, or throws one problem with all errors. */
export function readBody<T extends object>(body: unknown, members: Members<T>): T {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new ServiceError("invalid-body", "The body must be a JSON object.", [
      { pointer: "", detail: "must be an object" },
    ]);
  }
  const input = body as { readonly [name: string]: unknown };
  const wrong: ProblemItem[] = Object.keys(input)
    .filter((name) => !Object.hasOwn(members, name))
    .map((name) => ({
      pointer: `/${name.slice(0, longestName).replaceAll("~", "~0").replaceAll("/", "~1")}`,
      detail: "is not known here",
    }));
  const values: { [name: string]: unknown } = {};
  for (const [name, read] of Object.entries<ReadMember<unknown>>(members)) {
    const response = read(ownMember(input, name));
    if ("wrong" in response) wrong.push({ pointer: `/${name}`, detail: response.wrong });
    else setOwnMember(values, name, response.value);
  }
  if (wrong.length > 0) throw invalidBody(wrong);
  return values as T;
}

export function invalidBody(items: readonly ProblemItem[]): ServiceError {
  const lines = items.map(({ pointer = "", detail }) => `${pointer.slice(1)} ${detail}`);
  return new ServiceError("invalid-body", joinMessages(lines), items);
}

export function optional<T>(read: ReadMember<T>): ReadMember<T | undefined> {
  return (value) => (value === undefined ? { value: undefined } : read(value));
}

export function readOneOf<T extends string>(words: readonly T[]): ReadMember<T> {
  return (value) => {
    const match = words.find((word) => word === value);
    return match === undefined ? { wrong: `must be one of ${words.join(", ")}` } : { value: match };
  };
}

/** A display name on one line. */
export const readName: ReadMember<string> = (value) => {
  if (typeof value !== "string" || value.trim() === "") return { wrong: "must not be empty" };
  const name = value.trim().normalize("NFC");
  if (name.length > 120) return { wrong: "must have at most 120 characters" };
  return /\p{Cc}/u.test(name) ? { wrong: "must be on one line" } : { value: name };
};

/** A normalized email: trimmed, in lower case. */
export const readEmail: ReadMember<string> = (value) => {
  if (typeof value !== "string" || value.trim() === "") return { wrong: "must not be empty" };
  const email = value.trim().normalize("NFC").toLowerCase();
  const isAddress = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email) && email.length <= 254;
  return isAddress ? { value: email } : { wrong: "must be an email address" };
};

export const shortestPassword = 8;
export const longestPassword = 256;

/** An existing password. Longer input than any password is rejected before hashing. */
export const readPassword: ReadMember<string> = (value) => {
  if (typeof value !== "string" || value === "") return { wrong: "must not be empty" };
  return value.length > longestPassword
    ? { wrong: `must have at most ${longestPassword} characters` }
    : { value };
};

export const readNewPassword: ReadMember<string> = (value) => {
  const read = readPassword(value);
  return "value" in read && [...read.value].length < shortestPassword
    ? { wrong: `must have at least ${shortestPassword} characters` }
    : read;
};

export const readCode: ReadMember<string> = (value) =>
  typeof value === "string" && value.length <= 100
    ? { value: value.trim() }
    : { wrong: "must be the code in the link that is printed at start" };

/** Rejects a new password that is easy to guess. */
export function refuseWeakPassword(password: string, context: PasswordContext): void {
  const detail = findWeakness(password, context);
  if (detail !== undefined) throw invalidBody([{ pointer: "/password", detail }]);
}

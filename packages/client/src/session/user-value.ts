import { fingerprint } from "./fingerprint.ts";

/** What the account menu can tell of the stored user. */
export interface UserDescription {
  readonly id?: string | number;
  readonly name: string;
  readonly email?: string;
  readonly role?: string;
}

/** H3: headers carry the stored user, so it stays far below what servers accept. */
const MAX_LENGTH = 2000;

const spellings: Readonly<Record<keyof UserDescription, readonly string[]>> = {
  id: ["id", "_id", "uuid", "user_id", "userId", "sub"],
  name: [
    "name",
    "full_name",
    "fullName",
    "display_name",
    "displayName",
    "username",
    "preferred_username",
    "login",
  ],
  email: ["email", "mail", "email_address", "emailAddress"],
  role: ["role", "roles"],
};

/** The user value to store: id, name, email and role of what the API answered, else the name that was typed. */
export function compactUser(value: unknown, typedName = "Token"): string {
  const found = describe(value);
  const fields =
    found === undefined ? { name: typedName } : { ...found, name: found.name || typedName };
  return JSON.stringify(fields);
}

/** R8: any stored text is a user; what it says is read as far as it can be. */
export function describeUser(text: string | null): UserDescription {
  const value = parse(text ?? "");
  const found = describe(value) ?? { name: typeof value === "object" ? "" : String(value) };
  return { ...found, name: found.name || (found.email ?? String(found.id ?? "")) };
}

/** H8: whose things are kept: the id, else the e-mail, else a hash of the raw value. */
export function userIdentity(text: string): string {
  const { id, email } = describe(parse(text)) ?? {};
  return String(id ?? email ?? `#${fingerprint(text)}`);
}

function describe(value: unknown): UserDescription | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const record = value as { readonly [name: string]: unknown };
  const id = pickNumber(record) ?? pick(record, spellings.id);
  const email = pick(record, spellings.email);
  const role = pick(record, spellings.role);
  const name = pick(record, spellings.name) ?? joinNames(record);
  if (id === undefined && email === undefined && name === "") return undefined;
  return {
    ...(id === undefined ? {} : { id }),
    name,
    ...(email === undefined ? {} : { email }),
    ...(role === undefined ? {} : { role }),
  };
}

/** An id that is a number stays one. */
function pickNumber(record: { readonly [name: string]: unknown }): number | undefined {
  const value = record["id"];
  return typeof value === "number" ? value : undefined;
}

function joinNames(record: { readonly [name: string]: unknown }): string {
  const first = pick(record, ["first_name", "firstName", "given_name"]);
  const last = pick(record, ["last_name", "lastName", "family_name"]);
  return [first, last].filter((part) => part !== undefined).join(" ");
}

function pick(
  record: { readonly [name: string]: unknown },
  names: readonly string[],
): string | undefined {
  for (const name of names) {
    const text = asText(record[name]);
    if (text !== undefined) return text.slice(0, MAX_LENGTH / 10);
  }
  return undefined;
}

function asText(value: unknown): string | undefined {
  if (typeof value === "string") return value === "" ? undefined : value;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.every(isWord) ? value.join(", ") || undefined : undefined;
  // An exact number of the lossless reader writes itself.
  const isNumberLike = typeof value === "object" && value !== null && "text" in value;
  return isNumberLike && typeof value.text === "string" ? value.text : undefined;
}

function isWord(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number";
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** FNV-1a of 64 bits: tells people apart, hides nothing. */

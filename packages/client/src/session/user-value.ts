import { ownMember } from "@quarterdeck/model";
import { fingerprint } from "./fingerprint.ts";

/** Members of the stored user that the account menu shows. */
export interface UserDescription {
  readonly id?: string | number;
  readonly name: string;
  readonly email?: string;
  readonly role?: string;
}

/** Length limit: the stored user is sent as a header (H3). */
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

/** User value to store: id, name, email and role from the API, else the entered name. */
export function compactUser(value: unknown, typedName = "Token"): string {
  const user = describe(value);
  const fields =
    user === undefined ? { name: typedName } : { ...user, name: user.name || typedName };
  return JSON.stringify(fields);
}

/** Describes the stored user; any text is one (R8). */
export function describeUser(text: string | null): UserDescription {
  const value = parse(text ?? "");
  const user = describe(value) ?? { name: typeof value === "object" ? "" : String(value) };
  return { ...user, name: user.name || (user.email ?? String(user.id ?? "")) };
}

/** Identity for stored data (H8): the id, else the email, else a hash of the text. */
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

/** A numeric id stays a number. */
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
    const text = asText(ownMember(record, name));
    if (text !== undefined) return text.slice(0, MAX_LENGTH / 10);
  }
  return undefined;
}

function asText(value: unknown): string | undefined {
  if (typeof value === "string") return value === "" ? undefined : value;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.every(isWord) ? value.join(", ") || undefined : undefined;
  // An `ExactNumber` of the lossless parser.
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

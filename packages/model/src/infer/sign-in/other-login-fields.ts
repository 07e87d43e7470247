import { setOwnMember } from "#own/own-member.ts";
import type { PasswordMethod } from "#types/sign-in.ts";
import type { Field, LocatedField } from "#types/field.ts";

/** Members of a login in addition to the name and the password. */
export type OtherFields = Pick<PasswordMethod, "constants" | "more" | "optional">;

type Scalar = string | number | boolean;

/**
 * Other fields of a login: constants if only one value is possible, else inputs with the value that the description
 * suggests. Optional fields get an input after the API has requested them.
 */
export function readOtherFields(
  leaves: readonly LocatedField[],
  parent: readonly string[],
  used: readonly LocatedField[],
): OtherFields {
  const constants: { [path: string]: Scalar } = {};
  const more: LocatedField[] = [];
  const optional: LocatedField[] = [];
  for (const leaf of leaves) {
    const { path, field } = leaf;
    const isSibling = path.length === 1 || path.slice(0, -1).join("\0") === parent.join("\0");
    if (!isSibling || field.isReadOnly || used.includes(leaf)) continue;
    const fixed = isGrantType(field)
      ? (onlyChoice(field) ?? defaultOf(field) ?? "password")
      : field.isRequired
        ? fixedValue(field, used.length === 0)
        : (defaultOf(field) ?? onlyChoice(field));
    const name = path.join(".");
    if (fixed !== undefined) {
      setOwnMember(constants, name, fixed);
    } else if (field.isRequired) more.push({ path, field });
    else if (isEntered(field)) optional.push({ path, field });
  }
  return {
    constants,
    ...(more.length === 0 ? {} : { more }),
    ...(optional.length === 0 ? {} : { optional }),
  };
}

/** Value of a required field that the user need not see: the only choice, a switch, or our name for a client name. */
function fixedValue(field: Field, isNamedByHeader: boolean): Scalar | undefined {
  const { kind, name } = field;
  const declared = onlyChoice(field) ?? (isEntered(field) ? undefined : defaultOf(field));
  if (declared !== undefined) return declared;
  if (kind === "boolean") return false;
  // The id of a client is registered with the API; its name is not.
  const isOwnName = /^(?:(?:client|device|app|application|useragent)(?:name)?|deviceid)$/i.test(
    name.replaceAll(/[_-]/g, ""),
  );
  if (isOwnName) return defaultOf(field) ?? scalarOf(field.example) ?? "Quarterdeck";
  return isNamedByHeader && name === "name" ? "Quarterdeck" : undefined;
}

/** Grant of OAuth2, which a login with a password names (RFC 6749, section 4.3.2). */
function isGrantType({ name, kind }: Field): boolean {
  return kind !== "choices" && /^grant_?type$/i.test(name);
}

/** True for a field whose value is text that a user enters or chooses. */
function isEntered({ kind }: Field): boolean {
  return ["text", "email", "choice", "url"].includes(kind);
}

/** Default value of a field. An empty text selects nothing. */
function defaultOf({ default: value }: Field): Scalar | undefined {
  return value === "" ? undefined : scalarOf(value);
}

/** Value of a field that has no other choice, such as the strategy of a login. */
function onlyChoice(field: Field): Scalar | undefined {
  const isOnly = field.kind === "choice" && field.choices.length === 1;
  return isOnly ? scalarOf(field.choices[0]?.value) : undefined;
}

function scalarOf(value: unknown): Scalar | undefined {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? value
    : undefined;
}

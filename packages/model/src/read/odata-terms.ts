import type { JsonMap } from "./member.ts";
import { entriesOf, isMap, memberOf } from "./member.ts";
import type { ODataTerms } from "./odata-schema.ts";

/** Keywords that the annotations of a property declare. */
export function describeTerms(terms: ODataTerms): JsonMap {
  const text = (...names: readonly string[]) =>
    names.map((name) => terms.get(name)).find((value) => typeof value === "string");
  const title = text("Common.Label");
  const description = text("Core.LongDescription", "Core.Description", "Common.QuickInfo");
  const [minimum, maximum] = [terms.get("Validation.Minimum"), terms.get("Validation.Maximum")];
  const pattern = text("Validation.Pattern");
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(isComputed(terms) ? { readOnly: true } : {}),
    ...(typeof minimum === "number" ? { minimum } : {}),
    ...(typeof maximum === "number" ? { maximum } : {}),
    ...(pattern === undefined ? {} : { pattern }),
    ...describeAllowed(terms.get("Validation.AllowedValues")),
  };
}

/** True for a property that only the service sets. */
export const isComputed = (terms: ODataTerms | undefined): boolean =>
  terms?.get("Core.Computed") === true ||
  /\/ReadOnly$/.test(String(terms?.get("Common.FieldControl"))) ||
  /(?:^|\/)Read$/.test(String(terms?.get("Core.Permissions")));

/** True for a property that is set when the record is created, and never changes. */
export const isImmutable = (terms: ODataTerms | undefined): boolean =>
  terms?.get("Core.Immutable") === true;

export const isMandatory = (terms: ODataTerms | undefined): boolean =>
  /\/Mandatory$/.test(String(terms?.get("Common.FieldControl")));

/** True for a property or parameter that the service fills in. */
export const isOptional = (terms: ODataTerms | undefined): boolean =>
  terms?.get("Core.ComputedDefaultValue") === true || terms?.has("Core.OptionalParameter") === true;

/** False if a capability of a set is declared and denied: `("Insert", "Insertable")`. */
export function isCapable(
  terms: ODataTerms | undefined,
  restrictions: string,
  capability: string,
): boolean {
  const declared = terms?.get(`Capabilities.${restrictions}Restrictions`);
  return memberOf(declared, capability) !== false;
}

/** Members of the values differ in CSDL by their names, which the service may declare. */
function describeAllowed(allowed: unknown): JsonMap {
  const records = Array.isArray(allowed) ? allowed.filter(isMap) : [];
  const values = records.map((record) => record["Value"]);
  if (values.length === 0 || values.includes(undefined)) return {};
  const names = records.map((record) => {
    const name = entriesOf(record).find(([key]) => /^@.*SymbolicName$/.test(key))?.[1];
    return typeof name === "string" ? name : "";
  });
  return {
    enum: values,
    ...(names.includes("") ? {} : { "x-enum-varnames": names }),
  };
}

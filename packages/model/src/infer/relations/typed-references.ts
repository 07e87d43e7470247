import type { Field } from "#types/field.ts";
import { matchEmbedded } from "./match-embedded.ts";
import { matchByName } from "./match-target.ts";
import type { RelationContext } from "./find-target.ts";
import { embeddedKey } from "./embedded-key.ts";
import { createReference } from "./create-reference.ts";

/** Reference by a key in the notation of MongoDB: `authorId: {"$oid": "66…"}`. Requests have the same object. */
function relateWrapped(context: RelationContext, field: Field, key: Field): Field | undefined {
  const isList = field.kind === "list";
  if (!/^\$(?:oid|uuid)$/.test(key.name) || key.kind !== "text") return undefined;
  const match = matchByName(context, { ...key, name: field.name }, { isList });
  const kind = isList ? "references" : "reference";
  return match && createReference(context, field, { match, kind, keyPath: [key.name] });
}

/**
 * Reference by an object that has the type and the key of a record alone: `{"className": "Shop", "objectId": "a1"}`.
 * Requests have the same object.
 */
export function relateTyped(context: RelationContext, field: Field): Field | undefined {
  const object = field.kind === "list" ? field.item : field;
  if (object.kind !== "group" || object.variants !== undefined) return undefined;
  const constants = object.fields.flatMap((one) => {
    const [only, ...others] = one.kind === "choice" ? one.choices : [];
    return only === undefined || others.length > 0 ? [] : [[one.name, only.value] as const];
  });
  const names = new Set(constants.map(([name]) => name));
  const [key, ...others] = object.fields.filter(({ name }) => !names.has(name));
  if (key === undefined || others.length > 0) return undefined;
  if (names.size === 0) return relateWrapped(context, field, key);
  // Other rules apply to identifiers of JSON:API.
  if (names.has("type")) return undefined;
  const named = [...constants.map(([, value]) => String(value)), field.name];
  for (const name of named) {
    const match = matchEmbedded(context, { ...field, name }, object.fields);
    const keyPath = match === undefined ? [] : embeddedKey(match.target, object.fields);
    if (match === undefined || keyPath.join(".") !== key.name) continue;
    const kind = field.kind === "list" ? "references" : "reference";
    const reference = createReference(context, field, { match, kind, keyPath });
    return { ...reference, constants: Object.fromEntries(constants) } as Field;
  }
  return undefined;
}

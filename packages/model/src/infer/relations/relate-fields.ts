import type { Field, GroupField, ListField } from "#types/field.ts";
import { matchConnecting } from "./connecting-records.ts";
import { copySchemaFacts, createReference } from "./create-reference.ts";
import { embeddedKey } from "./embedded-key.ts";
import { KEY_WORDS, matchByName, matchDeclared, matchValues } from "./match-target.ts";
import { nestedFieldsOf, relateLinkage } from "./linkages.ts";
import { relateLinkData } from "./link-data.ts";
import { matchEmbedded } from "./match-embedded.ts";
import { findComposite } from "./find-composite.ts";
import { guessUntyped, LEAST_CERTAIN } from "./guess-target.ts";
import { matchAddress } from "./match-address.ts";
import { areKinds, type Match, type RelationContext } from "./find-target.ts";
import { relateTyped } from "./typed-references.ts";
import { findTwin, hasKeyType } from "./twin-objects.ts";
import { foldName, splitWords } from "#infer/names/words.ts";

/** Turns fields that identify records of other resources into references. */
export function relateFields(outer: RelationContext, fields: readonly Field[]): readonly Field[] {
  const names = new Set(fields.map(({ name }) => foldName(name)));
  return fields.map((field) => {
    const isKey = field.kind === "text" || field.kind === "number";
    const siblings = { names, own: foldName(field.name) };
    const context = isKey ? { ...outer, siblings } : outer;
    const related =
      relateByType(context, field, fields) ??
      relateByTwin(context, field, fields) ??
      relateField(context, field);
    return isCopy(related, fields) ? field : related;
  });
}

/** True for a name next to the key of its record: `country_name` with `country_id`. */
function isCopy(field: Field, siblings: readonly Field[]): boolean {
  if (field.kind !== "reference" || field.alternateKeys === undefined) return false;
  const words = splitWords(field.name);
  const own = words.slice(0, -1).join("");
  if (own === "" || field.keyPath.length > 0 || KEY_WORDS.has(words.at(-1) ?? "")) return false;
  return siblings.some(({ name }) => {
    const others = splitWords(name);
    const isKey = KEY_WORDS.has(others.at(-1) ?? "") && others.slice(0, -1).join("") === own;
    return isKey || others.join("") === own;
  });
}

/**
 * Relates `assignee_id` by a sibling `assignee_type` if that has one choice; with several it is not a reference. Of an
 * identifier `{ type, id }` (JSON:API 1.1, "Resource Identifier Objects") the id is one.
 */
export function relateByType(
  context: RelationContext,
  field: Field,
  siblings: readonly Field[],
): Field | undefined {
  const words = splitWords(field.name);
  const isIdentifier =
    field.name === "id" && siblings.every(({ name }) => IDENTIFIER_MEMBERS.has(name));
  if ((words.length < 2 && !isIdentifier) || !KEY_WORDS.has(words.at(-1) ?? "")) return undefined;
  const typeName = [...words.slice(0, -1), "type"].join();
  const type = siblings.find(({ name }) => splitWords(name).join() === typeName);
  if (type?.kind !== "choice") return undefined;
  const [only] = type.choices;
  if (type.choices.length > 1 || only === undefined)
    return isIdentifier || areKinds(context, words.slice(0, -1), type) ? undefined : field;
  const named = { ...field, name: `${String(only.value)}_id` };
  const match = matchByName(context, named, { isList: false });
  return match && createReference(context, field, { match, kind: "reference", keyPath: [] });
}

const IDENTIFIER_MEMBERS: ReadonlySet<string> = new Set(["type", "id", "meta", "links"]);

/** Turns a field into a reference if it identifies a record of another resource. */
export function relateField(context: RelationContext, field: Field): Field {
  if (context.schemaFacts.get(field)?.isNotReference) return field;
  const composite = findComposite(context, field);
  if (composite !== undefined) return copySchemaFacts(context, field, { ...field, composite });
  const linkage = relateLinkage(context, field);
  if (linkage !== undefined) return linkage;
  const typed = relateTyped(context, field);
  if (typed !== undefined) return typed;
  if (field.kind === "group") return relateGroup(context, field);
  if (field.kind === "list") return relateList(context, field);
  if (SCALARS.has(field.kind)) return relateScalar(context, field) ?? field;
  const expanded = relateExpandable(context, field);
  if (expanded !== undefined) return expanded;
  return field.kind === "json" ? (relateUnread(context, field) ?? field) : field;
}

/** Relates a value that is a key or the record itself. */
function relateExpandable(context: RelationContext, field: Field): Field | undefined {
  if (context.schemaFacts.get(field)?.isExpandable !== true) return undefined;
  const match = matchDeclared(context, field);
  return match && createReference(context, field, { match, kind: "reference", keyPath: [] });
}

/** Relates a key next to the object of its record: `device_group` with `device_group_obj {}`. */
function relateByTwin(
  context: RelationContext,
  field: Field,
  siblings: readonly Field[],
): Field | undefined {
  const item = field.kind === "list" ? field.item : field;
  const twin = SCALARS.has(item.kind) ? findTwin(field, siblings) : undefined;
  if (twin === undefined) return undefined;
  const object = twin.kind === "list" ? twin.item : twin;
  if (object.kind !== "group") return undefined;
  const match = matchEmbedded(context, twin, object.fields);
  if (match === undefined) return undefined;
  const kind = field.kind === "list" ? "references" : "reference";
  if (hasKeyType(item, object, embeddedKey(match.target, object.fields)))
    return createReference(context, field, { match, kind, keyPath: [] });
  const other = match.target.alternateKeys.find(
    (one) => one.kind !== "name" && hasKeyType(item, object, [one.name]),
  );
  if (other === undefined) return undefined;
  const alternate = { ...match, alternateKeys: [other.name] };
  return createReference(context, field, { match: alternate, kind, keyPath: [] });
}

const SCALARS: ReadonlySet<Field["kind"]> = new Set(["text", "long-text", "number", "url"]);

/** Inputs of guessed relations stay open for other values. */
function isHiddenGuess({ isExplained }: RelationContext, { confidence }: Match): boolean {
  return !isExplained && confidence < LEAST_CERTAIN;
}

/** Requests have references by address only if the records contain their own. */
function addressMatch(
  context: RelationContext,
  field: Field,
  options: { readonly isList: boolean },
): Match | undefined {
  const match = matchAddress(context, field, options);
  return context.isExplained || match?.target.address !== undefined ? match : undefined;
}

function relateScalar(context: RelationContext, field: Field): Field | undefined {
  const address = addressMatch(context, field, { isList: false });
  const match =
    address ??
    matchDeclared(context, field) ??
    (field.kind === "url" ? undefined : matchByName(context, field, { isList: false }));
  if (match === undefined || isHiddenGuess(context, match)) return undefined;
  const isAddress = address !== undefined;
  return createReference(context, field, { match, kind: "reference", keyPath: [], isAddress });
}

/** Relates an object that was too deep to be read, which may contain a key, or a value without a type. */
function relateUnread(context: RelationContext, field: Field): Field | undefined {
  const facts = context.schemaFacts.get(field);
  const nestedFields = nestedFieldsOf(context, field);
  if (facts?.isNumberOrText === true) return relateScalar(context, field);
  if (facts?.isUntyped === true) return relateUntyped(context, field);
  const match = nestedFields.length === 0 ? undefined : matchEmbedded(context, field, nestedFields);
  if (match === undefined) return undefined;
  const kind = facts?.isList === true ? "references" : "reference";
  const keyPath = embeddedKey(match.target, nestedFields);
  return createReference(context, field, { match, kind, keyPath, nestedFields });
}

function relateUntyped(context: RelationContext, field: Field): Field | undefined {
  const match = guessUntyped(context, field);
  if (match === undefined || isHiddenGuess(context, match)) return undefined;
  return createReference(context, field, { match, kind: "reference", keyPath: [] });
}

function relateGroup(context: RelationContext, field: GroupField): Field {
  const match = matchEmbedded(context, field, field.fields);
  if (match !== undefined) {
    return createReference(context, field, {
      match,
      kind: "reference",
      keyPath: embeddedKey(match.target, field.fields),
      nestedFields: field.fields,
    });
  }
  const fields = relateFields(contextInside(context), field.fields);
  return copySchemaFacts(context, field, { ...field, fields });
}

function relateList(context: RelationContext, field: ListField): Field {
  const { item } = field;
  if (item.kind === "group") {
    const match = matchEmbedded(context, field, item.fields);
    const linked = match && relateLinkData(context, field, item, match);
    if (linked !== undefined) return copySchemaFacts(context, field, linked);
    if (match !== undefined) {
      return createReference(context, field, {
        match: matchConnecting(context, match),
        kind: "references",
        keyPath: embeddedKey(match.target, item.fields),
        nestedFields: item.fields,
      });
    }
    const fields = relateFields(contextInside(context), item.fields);
    return copySchemaFacts(context, field, { ...field, item: { ...item, fields } });
  }
  if (context.schemaFacts.get(item)?.isExpandable === true && !SCALARS.has(item.kind)) {
    const match = matchDeclared(context, item);
    return match === undefined
      ? field
      : createReference(context, field, { match, kind: "references", keyPath: [] });
  }
  if (!SCALARS.has(item.kind)) return field;
  const named = nameItem(context, field);
  const address = addressMatch(context, named, { isList: true });
  const match =
    address ??
    matchDeclared(context, field) ??
    (item.kind === "url" ? undefined : matchByName(context, named, { isList: true })) ??
    matchValues(context, field);
  const isAddress = address !== undefined;
  return match === undefined || isHiddenGuess(context, match)
    ? field
    : createReference(context, field, { match, kind: "references", keyPath: [], isAddress });
}

/** Item of a list under the name of the list, with the records that the description of either refers to. */
function nameItem({ schemaFacts }: RelationContext, field: ListField): Field {
  const named = { ...field.item, name: field.name };
  const described = [field.item, field]
    .map((one) => schemaFacts.get(one)?.describedReference)
    .find((one) => one?.subjects !== undefined);
  if (described !== undefined)
    schemaFacts.set(named, { names: [], pointer: "", describedReference: described });
  return named;
}

function contextInside(context: RelationContext): RelationContext {
  return { ...context, links: new Map(), isNested: true };
}

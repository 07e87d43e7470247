import type { Field } from "#types/field.ts";
import { foldName, splitWords } from "#infer/names/words.ts";
import { copySchemaFacts, createReference } from "./create-reference.ts";
import { embeddedKey } from "./embedded-key.ts";
import { createMatch, type Match, type RelationContext } from "./find-target.ts";
import { matchEmbedded } from "./match-embedded.ts";
import { matchDeclared } from "./match-target.ts";
import { isLinkage } from "./related-reads.ts";
import { isSameKind } from "./self-words.ts";

/**
 * Match of a relationship of JSON:API: by the only type of its records, by the response of the path that reads them, or
 * by its name.
 */
function matchLinkage(
  context: RelationContext,
  field: Field,
  nestedFields: readonly Field[],
): Match | undefined {
  const type = nestedFields.find(({ name }) => name === "type");
  const [only, ...others] = type?.kind === "choice" ? type.choices : [];
  if (others.length > 0) return undefined;
  const declared = only === undefined ? type?.example : only.value;
  const byType =
    typeof declared === "string" && declared !== ""
      ? matchEmbedded(context, { ...field, name: declared }, nestedFields)
      : undefined;
  return (
    byType ??
    matchRelated(context, field, nestedFields) ??
    matchEmbedded(context, field, nestedFields) ??
    matchOwnKind(context, field)
  );
}

/** Match by the response of `GET /articles/{id}/author`; in a request, by the field of the same name in responses. */
function matchRelated(
  { targets, related, ownerFields = [] }: RelationContext,
  { name }: Field,
  nestedFields: readonly Field[],
): Match | undefined {
  const shown = ownerFields.find((one) => one.name === name);
  const to =
    related?.get(foldName(name)) ?? (shown !== undefined && "to" in shown ? shown.to : undefined);
  const target = targets.byName.get(to ?? "");
  return target === undefined || embeddedKey(target, nestedFields).length === 0
    ? undefined
    : createMatch(target, { code: "link-target" }, 0.9);
}

/** Match of a relationship with records of the same kind: the children of a category. */
function matchOwnKind({ owner }: RelationContext, { name }: Field): Match | undefined {
  if (owner === undefined || !isSameKind(splitWords(name), owner.isPerson)) return undefined;
  return createMatch(owner, { code: "parent-same-kind" }, 0.75);
}

/** Reference of a relationship of JSON:API. Responses contain titles if they include the records. */
export function relateLinkage(context: RelationContext, field: Field): Field | undefined {
  const object = field.kind === "list" ? field.item : field;
  if (!isLinkage(context, field)) return undefined;
  const nestedFields = nestedFieldsOf(context, object);
  const match = matchDeclared(context, field) ?? matchLinkage(context, field, nestedFields);
  if (match === undefined) return undefined;
  const kind = field.kind === "list" ? "references" : "reference";
  const reference = createReference(context, field, { match, kind, keyPath: match.target.key });
  const titlePath = match.target.title;
  return titlePath === undefined
    ? reference
    : copySchemaFacts(context, field, { ...reference, titlePath } as Field);
}

/** Fields of an object, also of one that was too deep to be read. */
export function nestedFieldsOf(context: RelationContext, field: Field): readonly Field[] {
  return field.kind === "group"
    ? field.fields
    : (context.schemaFacts.get(field)?.nestedFields?.() ?? []);
}

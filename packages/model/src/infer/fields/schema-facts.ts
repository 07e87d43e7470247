import type { Field } from "#types/field.ts";
import { isMap, isTrueAt, memberOf, textOf } from "#read/member.ts";
import { LINK } from "./record-members.ts";
import { splitWords } from "#infer/names/words.ts";
import { LINKAGE } from "#read/resource-object.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import { declaredNumber } from "./extension.ts";
import type { FieldContext, SchemaFacts } from "./field-context.ts";
import { readDescribedReference } from "./described-references.ts";

/** Facts about the schema of a field for later stages; undefined if there are none. */
export function readSchemaFacts(
  context: FieldContext,
  schema: Schema,
  field: Field,
): SchemaFacts | undefined {
  const { keywords } = schema;
  const isExpandable = isKeyOrRecord(schema, field);
  const names = isExpandable ? namesOfVariants(context, schema) : namesOf(context, schema, field);
  const extension = memberOf(keywords, "x-quarterdeck-references");
  const to = textOf(extension, "resource") ?? textOf(extension, "path");
  const column = textOf(extension, "field");
  const declared = readDeclared(keywords);
  const describedReference = readDescribedReference(textOf(keywords, "description"));
  const isUntyped = field.kind === "json" && hasNoType(schema);
  const isNumberOrText =
    (schema.types.includes("string") && schema.types.includes("integer")) ||
    (isUntyped && isKeyName(field.name));
  const isLinkage = isTrueAt(field.kind === "list" ? {} : keywords, LINKAGE);
  const isLink = isTrueAt(keywords, LINK);
  const isEmpty = names.length === 0 && to === undefined && declared === undefined;
  const isOpen = isNumberOrText || isUntyped;
  if (isEmpty && describedReference === undefined && !isOpen && !isLinkage && !isLink)
    return undefined;
  return {
    names,
    pointer: schema.pointer,
    ...(to === undefined || !isMap(extension)
      ? {}
      : {
          declaredReference: {
            to,
            ...(column === undefined ? {} : { field: column }),
            ...(isMap(extension["fields"]) ? { fields: readFields(extension["fields"]) } : {}),
          },
        }),
    ...declared,
    ...(isExpandable ? { isExpandable } : {}),
    ...(isLinkage ? { isLinkage } : {}),
    ...(isLink ? { isLink } : {}),
    ...(isNumberOrText ? { isNumberOrText } : {}),
    ...(isUntyped ? { isUntyped } : {}),
    ...(describedReference === undefined ? {} : { describedReference }),
  };
}

function hasNoType({ types, properties, variants, items }: Schema): boolean {
  const isAny = types.length === 0 && properties.size === 0 && variants.length === 0;
  return isAny && items === undefined;
}

/** True for a name that ends as that of a key: `paymentMethodId`. */
function isKeyName(name: string): boolean {
  const [last, ...others] = splitWords(name).toReversed();
  return others.length > 0 && /^(?:u?u?id|guid|pk)$/.test(last ?? "");
}

function readFields(fields: object): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(fields).flatMap(([own, target]: readonly [string, unknown]) =>
      typeof target === "string" ? [[own, target] as const] : [],
    ),
  );
}

const KEY_OR_RECORD: ReadonlySet<string> = new Set([
  "integer",
  "number",
  "string",
  "object",
  "null",
]);

/** True for a value that is the key of a record or the record itself: `oneOf` a number and an object. */
function isKeyOrRecord({ types, variants }: Schema, { kind }: Field): boolean {
  if (!types.includes("object")) return false;
  if (kind === "text") return true;
  const isKey = types.includes("integer") || types.includes("number") || types.includes("string");
  const isMixed = kind === "json" || kind === "variants";
  return isMixed && isKey && variants.length > 0 && types.every((type) => KEY_OR_RECORD.has(type));
}

/** Facts that the `x-quarterdeck-…` extensions declare. */
function readDeclared(
  keywords: Schema["keywords"],
): Pick<SchemaFacts, "isTitle" | "isNotReference" | "isHidden" | "order"> | undefined {
  const order = declaredNumber(keywords["x-quarterdeck-order"]);
  const facts = {
    ...(isTrueAt(keywords, "x-quarterdeck-title") ? { isTitle: true } : {}),
    ...(keywords["x-quarterdeck-references"] === false ? { isNotReference: true } : {}),
    ...(isTrueAt(keywords, "x-quarterdeck-hidden") ? { isHidden: true } : {}),
    ...(order === undefined ? {} : { order }),
  };
  return Object.keys(facts).length === 0 ? undefined : facts;
}

function namesOf(context: FieldContext, schema: Schema, field: Field): readonly string[] {
  if (field.kind !== "list") return schema.names;
  return context.schemaFacts.get(field.item)?.names ?? [];
}

function namesOfVariants(context: FieldContext, schema: Schema): readonly string[] {
  return schema.variants.flatMap((variant) => readSchema(context.document, variant).names);
}

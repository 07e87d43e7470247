import type { Field } from "#types/field.ts";
import { isMap, isTrueAt, memberOf, textOf } from "#read/member.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import { declaredNumber } from "./extension.ts";
import type { FieldContext, SchemaFacts } from "./field-context.ts";
import { readDescribedReference } from "./described-references.ts";

/** What the later inferences want to know of a field's schema; undefined: nothing. */
export function readSchemaFacts(
  context: FieldContext,
  schema: Schema,
  field: Field,
): SchemaFacts | undefined {
  const { keywords } = schema;
  const isExpandable = schema.types.includes("object") && field.kind === "text";
  const shown = isExpandable ? namesOfVariants(context, schema) : namesOf(context, schema, field);
  const extension = memberOf(keywords, "x-quarterdeck-references");
  const to = textOf(extension, "resource") ?? textOf(extension, "path");
  const column = textOf(extension, "field");
  const declared = readDeclared(keywords);
  const said = readDescribedReference(textOf(keywords, "description"));
  const isEither = schema.types.includes("string") && schema.types.includes("integer");
  const isSilent = shown.length === 0 && to === undefined && declared === undefined;
  if (isSilent && said === undefined && !isEither) return undefined;
  return {
    names: shown,
    pointer: schema.pointer,
    ...(to === undefined || !isMap(extension)
      ? {}
      : { references: { to, ...(column === undefined ? {} : { field: column }) } }),
    ...declared,
    ...(isExpandable ? { isExpandable } : {}),
    ...(isEither ? { isEither } : {}),
    ...(said === undefined ? {} : { said }),
  };
}

/** What our own extensions say of a field, if anything. */
function readDeclared(
  keywords: Schema["keywords"],
): Pick<SchemaFacts, "isTitle" | "isPlain" | "isHidden" | "order"> | undefined {
  const order = declaredNumber(keywords["x-quarterdeck-order"]);
  const found = {
    ...(isTrueAt(keywords, "x-quarterdeck-title") ? { isTitle: true } : {}),
    ...(keywords["x-quarterdeck-references"] === false ? { isPlain: true } : {}),
    ...(isTrueAt(keywords, "x-quarterdeck-hidden") ? { isHidden: true } : {}),
    ...(order === undefined ? {} : { order }),
  };
  return Object.keys(found).length === 0 ? undefined : found;
}

function namesOf(context: FieldContext, schema: Schema, field: Field): readonly string[] {
  if (field.kind !== "list") return schema.names;
  return context.schemaFacts.get(field.item)?.names ?? [];
}

function namesOfVariants(context: FieldContext, schema: Schema): readonly string[] {
  return schema.variants.flatMap((variant) => readSchema(context.document, variant).names);
}

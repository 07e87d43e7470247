import type { Field } from "#types/field.ts";
import { memberOf, textOf } from "#read/member.ts";
import type { CallBody } from "./call.ts";
import type { FieldContext } from "#infer/fields/field-context.ts";
import { writeMediaTypes } from "#infer/fields/file-facts.ts";
import { kindOfMedia } from "#infer/fields/media-types.ts";

type Change = (field: Field, name: string) => Field;

/**
 * Changes file fields to match the media type of the body: raw bytes, parts of a multipart body (OpenAPI 3.1,
 * "Encoding Object"), and base64 text in JSON, which has no bytes.
 */
export function adaptFiles(
  { schemaFacts }: Pick<FieldContext, "schemaFacts">,
  field: Field,
  {
    mediaType,
    mediaTypes,
    media,
  }: Pick<CallBody, "mediaType" | "mediaTypes"> & {
    readonly media: unknown;
  },
): Field {
  const kind = kindOfMedia(mediaType);
  const changes: Readonly<Partial<Record<typeof kind, Change>>> = {
    file: (file) => ({
      ...file,
      ...writeMediaTypes(mediaTypes.filter((type) => kindOfMedia(type) === "file")),
    }),
    multipart: (file, name) => ({
      ...file,
      ...writeMediaTypes(textOf(encodingOf(media, name), "contentType")?.split(",") ?? []),
    }),
    json: (file) => ({ ...file, kind: "text", encoding: "base64" }),
  };
  const change = changes[kind];
  return change === undefined ? field : changeFiles(field, change);

  function changeFiles(outer: Field, by: Change): Field {
    if (outer.kind === "file") return withFacts(outer, by(outer, outer.name));
    if (outer.kind === "list") {
      const item = changeFiles(outer.item, by);
      return item === outer.item ? outer : withFacts(outer, { ...outer, item });
    }
    if (outer.kind !== "group") return outer;
    const fields = outer.fields.map((inner) => changeFiles(inner, by));
    const isSame = fields.every((inner, index) => inner === outer.fields[index]);
    return isSame ? outer : withFacts(outer, { ...outer, fields });
  }

  function withFacts(from: Field, to: Field): Field {
    const facts = schemaFacts.get(from);
    if (facts !== undefined) schemaFacts.set(to, facts);
    return to;
  }
}

function encodingOf(media: unknown, name: string): unknown {
  return memberOf(memberOf(media, "encoding"), name);
}

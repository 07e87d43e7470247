import type { Field } from "#types/field.ts";
import { entriesOf, memberOf, textOf } from "#read/member.ts";
import type { CallBody } from "./call.ts";
import type { FieldContext } from "#infer/fields/field-context.ts";
import { writeMediaTypes } from "#infer/fields/file-facts.ts";
import { kindOfMedia } from "#infer/fields/media-types.ts";

type Change = (field: Field, name: string) => Field;

/**
 * The files in a body as its media type carries them: raw in a body of their own, parts of a multipart one (OpenAPI 3.1,
 * "Encoding Object"), and in JSON, which has no bytes, as text that stands for them.
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
    if (outer.kind === "file") return keep(outer, by(outer, outer.name));
    if (outer.kind === "list") {
      const item = changeFiles(outer.item, by);
      return item === outer.item ? outer : keep(outer, { ...outer, item });
    }
    if (outer.kind !== "group") return outer;
    const fields = outer.fields.map((inner) => changeFiles(inner, by));
    const isSame = fields.every((inner, place) => inner === outer.fields[place]);
    return isSame ? outer : keep(outer, { ...outer, fields });
  }

  function keep(from: Field, to: Field): Field {
    const origin = schemaFacts.get(from);
    if (origin !== undefined) schemaFacts.set(to, origin);
    return to;
  }
}

/** Types of the parts that are no files, where they are said and JSON: a server may refuse them without. */
export function readPartTypes(media: unknown): Pick<CallBody, "partTypes"> {
  const types = entriesOf(memberOf(media, "encoding")).flatMap(([name, encoding]) => {
    const type = textOf(encoding, "contentType");
    return type !== undefined && kindOfMedia(type) === "json" ? [[name, type] as const] : [];
  });
  return types.length === 0 ? {} : { partTypes: Object.fromEntries(types) };
}

function encodingOf(media: unknown, name: string): unknown {
  return memberOf(memberOf(media, "encoding"), name);
}

import type { JsonPath } from "#types/json.ts";
import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import { isNamedAfter, isEnvelopeMember, isWrapper } from "./envelope.ts";

/** Where a record stands in what is answered or sent. */
export interface RecordLocation {
  readonly path: JsonPath;
  readonly schema: unknown;
}

const MOST_WRAPPED = 3;

/** Where the record stands: the whole, or inside a wrapper, be it named as the record or `data`. */
export function findRecordLocation(
  document: Document,
  node: unknown,
  { subject, isSent = false }: { readonly subject: string; readonly isSent?: boolean },
): RecordLocation {
  let location: RecordLocation = { path: [], schema: node };
  for (let depth = 0; depth < MOST_WRAPPED; depth += 1) {
    const name = findWrapped(document, readSchema(document, location.schema), { subject, isSent });
    // Inside a wrapper of any name the record itself may carry an object that is named as it is.
    if (name === undefined || (depth > 0 && !isWrapper(location.path.at(-1) ?? "")))
      return location;
    const { properties } = readSchema(document, location.schema);
    location = { path: [...location.path, name], schema: properties.get(name) };
  }
  return location;
}

function findWrapped(
  document: Document,
  schema: Schema,
  { subject, isSent }: { readonly subject: string; readonly isSent: boolean },
): string | undefined {
  const names = [...schema.properties.keys()];
  if (names.some((name) => /^_?(?:id|uuid|pk|guid)$/i.test(name))) return undefined;
  const own = names.filter(
    (name) => !isEnvelopeMember(name) || isWrapper(name) || isNamedAfter(name, subject),
  );
  const read = (name: string) => readSchema(document, schema.properties.get(name));
  const isFull = (name: string) => {
    const inner = read(name);
    return inner.types.includes("object") && inner.properties.size > 0;
  };
  if (own.length === 1) {
    const [only = ""] = own;
    // The only thing to change of a record may be an object of its own.
    const isLone = names.length === 1 && !isSent;
    const isRecordName = isLone || isNamedAfter(only, subject) || isWrapper(only);
    return isRecordName && isFull(only) ? only : undefined;
  }
  // Beside the record stand lists of what belongs to it: `{ data, policies: [] }`.
  const wrapped = own.filter(
    (name) => isFull(name) && (isWrapper(name) || isNamedAfter(name, subject)),
  );
  const [only] = wrapped;
  const siblings = own.filter((name) => name !== only);
  const isSibling = (name: string) =>
    read(name).types.includes("array") || (isSent && isNamedAfter(only ?? "", subject));
  return wrapped.length === 1 && siblings.every(isSibling) ? only : undefined;
}

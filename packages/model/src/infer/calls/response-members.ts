import type { JsonPath } from "#types/json.ts";
import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import { foldName } from "#infer/names/words.ts";

/** A value that stands in an answer beside its rows. */
export interface ResponseMember {
  readonly path: JsonPath;
  /** Its own name, folded. */
  readonly name: string;
  /** The folded name of the object that holds it; empty: the answer itself. */
  readonly holder: string;
  readonly schema: Schema;
}

const MOST_LEVELS = 4;
const MOST_MEMBERS = 400;

/** What a list's answer carries beside the rows: totals, cursors, links. */
export function listResponseMembers(
  document: Document,
  node: unknown,
  rows: JsonPath,
): readonly ResponseMember[] {
  const found: ResponseMember[] = [];
  const visit = (schema: Schema, path: JsonPath) => {
    for (const [name, inner] of schema.properties) {
      if (found.length > MOST_MEMBERS) return;
      const at = [...path, name];
      if (at.join("\0") === rows.join("\0")) continue;
      const member = readSchema(document, inner);
      found.push({
        path: at,
        name: foldName(name),
        holder: foldName(path.at(-1) ?? ""),
        schema: member,
      });
      if (at.length < MOST_LEVELS && member.types.includes("object")) visit(member, at);
    }
  };
  visit(readSchema(document, node), []);
  return found;
}

import type { JsonPath } from "#types/json.ts";
import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import { foldName } from "#infer/names/words.ts";

/** Member of a response that is not part of the rows. */
export interface ResponseMember {
  readonly path: JsonPath;
  /** Folded name. */
  readonly name: string;
  /** Folded name of the parent object; empty for members of the response itself. */
  readonly parent: string;
  readonly schema: Schema;
}

const MAX_LEVELS = 4;
const MAX_MEMBERS = 400;

/** Members of a list response that are not part of the rows: totals, cursors, links. */
export function listResponseMembers(
  document: Document,
  node: unknown,
  rows: JsonPath,
): readonly ResponseMember[] {
  const members: ResponseMember[] = [];
  const visit = (schema: Schema, path: JsonPath) => {
    for (const [name, inner] of schema.properties) {
      if (members.length > MAX_MEMBERS) return;
      const at = [...path, name];
      if (at.join("\0") === rows.join("\0")) continue;
      const member = readSchema(document, inner);
      members.push({
        path: at,
        name: foldTerm(name),
        parent: foldTerm(path.at(-1) ?? ""),
        schema: member,
      });
      if (at.length < MAX_LEVELS && member.types.includes("object")) visit(member, at);
    }
  };
  visit(readSchema(document, node), []);
  return members;
}

/** Folded name without the prefix of a vocabulary: `hydra:totalItems` is `totalitems`. */
function foldTerm(name: string): string {
  return foldName(name.replace(/^[a-z]+:(?=\w)/i, ""));
}

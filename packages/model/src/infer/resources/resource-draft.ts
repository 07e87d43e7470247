import type { KeyLocation } from "#infer/keys/infer-key.ts";
import type { OperationRole } from "#types/operation.ts";
import type { Evidence } from "#types/evidence.ts";
import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Call } from "#infer/calls/call.ts";
import { tagOfLetter } from "#infer/names/initials.ts";
import { subjectOf } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";

export type Role = Exclude<OperationRole, "action">;

/** Resource during inference: its calls and positions. */
export interface ResourceDraft {
  /** Position of the collection, or of the singleton. */
  readonly position: Position;
  item: Position | undefined;
  readonly isSingleton: boolean;
  readonly calls: Map<Role, Call>;
  /** Further positions of the collection (`/v2/orders`), whose other calls are actions too. */
  readonly others: Position[];
  /** Other positions of the records: `/owners/{id}/pets/{id}` of `/pets/{id}`. */
  readonly aliases: Position[];
  readonly evidence: Evidence[];
  /** Set if the paths contain verbs (`/orders.list`, `/orders/create`): the location of the key, if there is one. */
  readonly verbs?: { readonly key: KeyLocation | undefined };
  /** Name of the records, if the last segment of the path has a verb in front of it: `users` of `/get-users`. */
  readonly name?: string;
}

/** Name of the records of a draft. */
export function subjectOfDraft(
  draft: Pick<ResourceDraft, "name" | "position"> & Partial<ResourceDraft>,
): string {
  const { name, position } = draft;
  const own = name ?? subjectOf(position);
  return tagOfLetter(own, tagsOfDraft(draft)) ?? own;
}

/** Tags of the operations with a role. */
export function tagsOfDraft({ calls }: Partial<ResourceDraft>): readonly string[] {
  return [...(calls?.values() ?? [])].flatMap(({ tag }) => tag ?? []);
}

/** Label of the relation whose records a draft lists, if its path names one. */
export function relationOfDraft({ calls }: Pick<ResourceDraft, "calls">): string | undefined {
  return calls.get("list")?.relation;
}

/** Schemas of the records: of a row of the list, and of the record that is read. */
export function recordSchemas(draft: ResourceDraft): readonly unknown[] {
  const { calls } = draft;
  const schemas = [calls.get("list"), calls.get("read")].map((call) =>
    call?.response.shape === "rows" || call?.response.shape === "record"
      ? call.response.inner
      : undefined,
  );
  return schemas.filter((schema) => schema !== undefined);
}

/** True if two schemas describe the same kind of record: equal names, or 75 % shared properties. */
export function areSimilarSchemas(document: Document, left: unknown, right: unknown): boolean {
  const [a, b] = [readSchema(document, left), readSchema(document, right)];
  if (a.names.some((name) => b.names.includes(name))) return true;
  const [aNames, bNames] = [[...a.properties.keys()], [...b.properties.keys()]];
  if (aNames.length < 2 || bNames.length < 2) return false;
  const shared = aNames.filter((name) => b.properties.has(name)).length;
  return shared / Math.min(aNames.length, bNames.length) >= 0.75;
}

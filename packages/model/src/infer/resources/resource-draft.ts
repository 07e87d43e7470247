import type { OperationRole } from "#types/operation.ts";
import type { Evidence } from "#types/evidence.ts";
import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Call } from "#infer/calls/call.ts";
import type { Position } from "#infer/calls/path-tree.ts";

export type Role = Exclude<OperationRole, "action">;

/** A resource while it is being found: which calls at which positions make it. */
export interface ResourceDraft {
  /** Its collection's position, or its own for a singleton. */
  readonly position: Position;
  item: Position | undefined;
  readonly isSingleton: boolean;
  readonly calls: Map<Role, Call>;
  /** Positions of twins (`/v2/orders`), whose other calls are its actions too. */
  readonly others: Position[];
  /** Other positions of its records: `/owners/{id}/pets/{id}` of `/pets/{id}`. */
  readonly aliases: Position[];
  readonly evidence: Evidence[];
  /** Set where what is done stands in the paths (`/orders.list`, `/orders/create`): what takes a record's key, if anything. */
  readonly verbs?: { readonly key: KeyLocation | undefined };
}

/** Where calls without a path parameter take the key of a record. */
export interface KeyLocation {
  readonly in: "body" | "query";
  readonly parameter: string;
}

/** The schema of a record: of a row, else of what is read, else of what is written. */
export function recordSchemas(draft: ResourceDraft): readonly unknown[] {
  const { calls } = draft;
  const answered = [calls.get("list"), calls.get("read")].map((call) =>
    call?.response.shape === "rows" || call?.response.shape === "record"
      ? call.response.inner
      : undefined,
  );
  return answered.filter((schema) => schema !== undefined);
}

/** Whether two schemas describe the same kind of thing: by name, else by most of their properties. */
export function areSimilarSchemas(document: Document, left: unknown, right: unknown): boolean {
  const [a, b] = [readSchema(document, left), readSchema(document, right)];
  if (a.names.some((name) => b.names.includes(name))) return true;
  const [aNames, bNames] = [[...a.properties.keys()], [...b.properties.keys()]];
  if (aNames.length < 2 || bNames.length < 2) return false;
  const shared = aNames.filter((name) => b.properties.has(name)).length;
  return shared / Math.min(aNames.length, bNames.length) >= 0.75;
}

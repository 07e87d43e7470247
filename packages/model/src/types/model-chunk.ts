import type { AdminModel } from "./admin-model.ts";
import type { Field, Shapes } from "./field.ts";
import type { Operation } from "./operation.ts";
import type { Problem } from "./problem.ts";
import type { Resource } from "./resource.ts";

/** Of an operation what menus, searches and addresses need. */
export type OperationSummary = Pick<
  Operation,
  "id" | "method" | "path" | "label" | "isNamed" | "subject" | "tag" | "isDeprecated" | "resource"
>;

export type TrendKind = "creation" | "arrival";

/** Of a resource what menus, addresses and links to its records need. */
export type ResourceSummary = Pick<
  Resource,
  | "name"
  | "labels"
  | "group"
  | "parents"
  | "key"
  | "title"
  | "isSingleton"
  | "isHidden"
  | "operations"
> & {
  /** In a core that leaves the rest out: `findTrend` finds one, by when records were made or by when something happened to them. */
  readonly trend?: TrendKind;
};

/** What the console reads before it shows anything: a small part of a large model, all of a small one. */
export interface ModelSummary extends Omit<
  AdminModel,
  "resources" | "operations" | "problems" | "shapes"
> {
  readonly resources: readonly ResourceSummary[];
  readonly operations: readonly OperationSummary[];
  /** Absent: the rest is read by parts. */
  readonly problems?: readonly Problem[];
}

/** `resource:NAME`, or `operation:ID` for one that belongs to no resource. */
export type ChunkName = `${"resource" | "operation"}:${string}`;

/** A list that can be narrowed to what refers to one record. */
export interface Referrer {
  /** `Resource.name` of the list. */
  readonly resource: string;
  /** The list's field that holds the reference. */
  readonly field: Pick<Field, "name" | "label">;
  /** `Filter.name`. */
  readonly filter: string;
}

/** All that is known of one resource, or of one operation; read when a person opens it. */
export interface ModelChunk {
  readonly resource?: Resource;
  /** Those of the resource, and those that it names although they belong to another. */
  readonly operations: readonly Operation[];
  /** Who refers to the resource. */
  readonly referrers: readonly Referrer[];
  /** What the bodies of its operations name by `JsonField.shape`. */
  readonly shapes?: Shapes;
}

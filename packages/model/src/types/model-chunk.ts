import type { AdminModel } from "./admin-model.ts";
import type { Field, Shapes } from "./field.ts";
import type { Operation } from "./operation.ts";
import type { Problem } from "./problem.ts";
import type { Resource } from "./resource.ts";

/** Members of an operation that menus, search and URLs need. */
export type OperationSummary = Pick<
  Operation,
  | "id"
  | "method"
  | "path"
  | "label"
  | "isNamed"
  | "subject"
  | "tag"
  | "isDeprecated"
  | "resource"
  | "schemes"
>;

export type TrendKind = "creation" | "arrival";

/** Members of a resource that menus, URLs and links to its records need. */
export type ResourceSummary = Pick<
  Resource,
  | "name"
  | "labels"
  | "group"
  | "parents"
  | "key"
  | "title"
  | "composedTitle"
  | "isSingleton"
  | "isHidden"
  | "attention"
  | "linkEnds"
  | "operations"
> & {
  /** In a summary without chunks: kind of the trend that `findTrend` finds, by creation time or by time of an event. */
  readonly trend?: TrendKind;
};

/** Part of the model that the console loads first: a small part of a large model, all of a small one. */
export interface ModelSummary extends Omit<
  AdminModel,
  "resources" | "operations" | "problems" | "shapes"
> {
  readonly resources: readonly ResourceSummary[];
  readonly operations: readonly OperationSummary[];
  /** Absent if the rest is loaded in chunks. */
  readonly problems?: readonly Problem[];
}

/** `resource:NAME`, or `operation:ID` for an operation without a resource. */
export type ChunkName = `${"resource" | "operation"}:${string}`;

/** List that can be filtered by a reference to one record. */
export interface Referrer {
  /** `Resource.name` of the list. */
  readonly resource: string;
  /** Reference field of the list. */
  readonly field: Pick<Field, "name" | "label">;
  /** `Filter.name`. */
  readonly filter: string;
  /** The API cannot select the records: the browser filters all of them, which one response has, or several pages. */
  readonly inBrowser?: "whole" | "paged";
  /** Member of the record that the filter takes in place of its key, such as the name of a tag. */
  readonly member?: string;
  /** The field has the member too. */
  readonly isByMember?: true;
  /** True if the filter may take another member: an empty response proves nothing. */
  readonly isUnproven?: true;
  /** Fields and filters of a reference by several fields, in the order of the key. */
  readonly parts?: readonly ReferrerPart[];
}

export interface ReferrerPart {
  /** `Field.name`. */
  readonly field: string;
  /** `Filter.name`. */
  readonly filter: string;
}

/** Full model of one resource or one operation; loaded when it is opened. */
export interface ModelChunk {
  readonly resource?: Resource;
  /** Operations of the resource, and other operations that it names. */
  readonly operations: readonly Operation[];
  /** Lists that refer to the resource. */
  readonly referrers: readonly Referrer[];
  /** Records refer to the resource, also those of lists that cannot be filtered; absent: none do. */
  readonly isReferred?: true;
  /** Fields with records that belong to the resource and are deleted with it, such as the lines of an order. */
  readonly owned?: readonly string[];
  /** Shapes that the bodies of its operations name with `JsonField.shape`. */
  readonly shapes?: Shapes;
}

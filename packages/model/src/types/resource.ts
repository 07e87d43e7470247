import type { Evidence } from "./evidence.ts";
import type { Field } from "./field.ts";
import type { JsonPath } from "./json.ts";
import type { ListShape } from "./list-shape.ts";
import type { OperationRole } from "./operation.ts";

/** One part of a record's key: the field that holds it and the item path's parameter that takes it. */
export interface KeyPart {
  readonly field: JsonPath;
  readonly parameter: string;
  /** Where operations take it when their paths do not: `POST /documents.info` in its body. */
  readonly in?: "body" | "query";
  /** The field holds a resource name (`memos/abc`), of which the parameter takes what stands behind the last slash. */
  readonly isLastSegment?: boolean;
}

/** A path parameter above the collection's own segment, and the resource whose key fills it, where known. */
export interface Parent {
  readonly parameter: string;
  readonly resource?: string;
}

/** Records of one kind that live at one place of the API. */
export interface Resource {
  /** Unique; what stands in our addresses: the last fixed segment of its path where that is unique. */
  readonly name: string;
  readonly labels: { readonly one: string; readonly many: string };
  /** Heading in the sidebar. */
  readonly group?: string;
  readonly description?: string;
  readonly collectionPath?: string;
  readonly itemPath?: string;
  /** Outermost first; empty for a resource that needs no parent. */
  readonly parents: readonly Parent[];
  /** Empty: its records have no address of their own. */
  readonly key: readonly KeyPart[];
  /** What tells rows without an address apart, and what other records refer to them by. */
  readonly identity?: JsonPath;
  /** The field that names a record for people. */
  readonly title?: JsonPath;
  /** What answers carry, in reading order. */
  readonly fields: readonly Field[];
  readonly list?: ListShape;
  /** Where the record stands in the answer of `read`. */
  readonly record?: JsonPath;
  /** Operation ids by role. */
  readonly operations: { readonly [role in Exclude<OperationRole, "action">]?: string };
  /** Ids of the actions on its records and on its collection. */
  readonly actions: readonly string[];
  /** A record without a key of its own, such as `/me` or `/settings`. */
  readonly isSingleton?: boolean;
  /** The description asks to leave it out of menus; its addresses work. */
  readonly isHidden?: boolean;
  /** JSON pointer of the record's schema, where the document itself holds it. */
  readonly schema?: string;
  readonly evidence: readonly Evidence[];
}

import type { Evidence } from "./evidence.ts";
import type { Field, TimeField } from "./field.ts";
import type { JsonPath } from "./json.ts";
import type { ListShape } from "./list-shape.ts";
import type { OperationRole } from "./operation.ts";

/** Part of a record's key: its field, and the path parameter that takes it. */
export interface KeyPart {
  readonly field: JsonPath;
  readonly parameter: string;
  /** Location of the key if paths do not contain it: `POST /documents.info` has it in the body. */
  readonly in?: "body" | "query";
  /** Field whose value comes before that of `field`, with a slash: `?id=owner/name`. */
  readonly prefix?: JsonPath;
  /** The field is a resource name (`memos/abc`), of which the parameter takes the last segment. */
  readonly isLastSegment?: boolean;
  /** The path can contain each text, also an empty one. */
  readonly isEscaped?: true;
}

/** Path parameter before the collection segment, and the resource whose key fills it, if known. */
export interface Parent {
  readonly parameter: string;
  readonly resource?: string;
  /** Resource below other records, whose key alone fills it: `/features/{name}/tags` of `/projects/{id}/features/{name}`. */
  readonly nested?: string;
}

/** Field in a composed title. */
export interface TitlePart {
  readonly path: JsonPath;
  /** The number counts the time since 1970. */
  readonly unix?: TimeField["unix"];
  /** Field of the unit after an amount, such as the currency. */
  readonly unit?: JsonPath;
}

/** Title of several fields: first and last name, or day and amount. */
export interface ComposedTitle {
  readonly parts: readonly TitlePart[];
  readonly separator: " " | " · ";
}

/** Rows that are records of another resource: the results of a search. */
export interface RowTarget {
  /** `Resource.name` of the records. */
  readonly to: string;
  /** Path of each parent's key in a row; a parent without one has the same value in the route of the list. */
  readonly parents: readonly { readonly parameter: string; readonly field?: JsonPath }[];
}

/** Reference of a link to the record at one of its ends. */
export interface LinkEnd {
  /** `Field.name`. */
  readonly field: string;
  readonly label: string;
  /** `Resource.name` of the target. */
  readonly to: string;
}

/** Records of one kind under one path. */
export interface Resource {
  /** Unique name for URLs: the last fixed segment of the path if that is unique. */
  readonly name: string;
  readonly labels: { readonly one: string; readonly many: string };
  /** Sidebar heading. */
  readonly group?: string;
  readonly description?: string;
  readonly collectionPath?: string;
  readonly itemPath?: string;
  /** Outermost first; empty if the path has no parent parameters. */
  readonly parents: readonly Parent[];
  /** Empty if records do not have a path. */
  readonly key: readonly KeyPart[];
  /** Field that distinguishes rows without a path, and by which other records refer to them. */
  readonly identity?: JsonPath;
  /** Records that rows without a record path open. */
  readonly rowTarget?: RowTarget;
  /** Present if the records only link two others: both references. */
  readonly linkEnds?: readonly LinkEnd[];
  /** Field that names a record for people. */
  readonly title?: JsonPath;
  /** Several fields that name a record together; it wins over `title`. */
  readonly composedTitle?: ComposedTitle;
  /** Fields of responses, in reading order. */
  readonly fields: readonly Field[];
  readonly list?: ListShape;
  /** Path of the record in the response of `read`. */
  readonly record?: JsonPath;
  /** Operation ids by role. */
  readonly operations: { readonly [role in Exclude<OperationRole, "action">]?: string };
  /** Ids of the actions on records and on the collection. */
  readonly actions: readonly string[];
  /** Single record without a key: `/me`, `/settings`. */
  readonly isSingleton?: boolean;
  /** Read of the content of a file. */
  readonly content?: {
    readonly path: string;
    /** Path parameter that takes the key of the record. */
    readonly parameter: string;
    /** Field of the media type: a record without one is not a file. */
    readonly type: JsonPath;
  };
  /** Hidden in menus by an extension; its URLs work. */
  readonly isHidden?: boolean;
  /** Values by `Filter.name` that select records which wait for the user: their number is in the header. */
  readonly attention?: { readonly [filter: string]: readonly string[] };
  /** Names of parameters that the console adds to reads and that the API refuses. */
  readonly refused?: readonly string[];
  /** Names of fields that the API sets, by an extension: forms leave them out. */
  readonly readOnly?: readonly string[];
  /** JSON pointer of the record schema, if the document itself contains it. */
  readonly schema?: string;
  readonly evidence: readonly Evidence[];
}

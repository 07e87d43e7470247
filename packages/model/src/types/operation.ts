import type { Evidence } from "./evidence.ts";
import type { Field } from "./field.ts";
import type { JsonPath } from "./json.ts";

/** HTTP methods that a path item may carry (OpenAPI 3.1 "Path Item Object"; `query` since 3.2). */
export type Method =
  | "get"
  | "put"
  | "post"
  | "delete"
  | "options"
  | "head"
  | "patch"
  | "trace"
  | "query"
  | AdditionalMethod;

/** A method of another name, as it is sent: `LINK` (`additionalOperations`, OpenAPI 3.2 "Path Item Object"). */
export type AdditionalMethod = Uppercase<string>;

/** How an array or object is written into a parameter (OpenAPI 3.1, "Style Values"). */
export type ParameterStyle =
  | "form"
  | "simple"
  | "label"
  | "matrix"
  | "spaceDelimited"
  | "pipeDelimited"
  | "deepObject";

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie" | "querystring";
  readonly isRequired: boolean;
  /** Most operations need it: it is said once for the connection (`SignIn.settings`), and the sender fills it in. */
  readonly isSetting?: true;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  readonly allowReserved?: boolean;
  /** Set when the value is written as this media type (`content`) instead of by style: LoopBack's JSON `filter`. */
  readonly mediaType?: string;
  readonly field: Field;
}

export interface Body {
  readonly isRequired: boolean;
  /** As declared; the one that is sent (JSON first, then form, multipart, anything). */
  readonly mediaType: string;
  /** All that are declared. */
  readonly mediaTypes: readonly string[];
  /** What is sent as a whole; its kind is `group` for an object with known properties. */
  readonly field: Field;
  /** Types of multipart parts, where they are said and no file's (OpenAPI 3.1, "Encoding Object"). */
  readonly partTypes?: { readonly [name: string]: string };
  /** Where the record stands in it: `["article"]` of `{"article": {…}}`; absent or empty: it is the record. */
  readonly path?: JsonPath;
}

/** What a successful answer carries. */
export interface ResponseShape {
  readonly status: string;
  readonly mediaType?: string;
  /**
   * `rows`: an array of objects stands at `path`, `values`: one of plain values; `record`: an object; `value`: other JSON;
   * `text`, `file`, `none`.
   */
  readonly shape: "rows" | "values" | "record" | "value" | "text" | "file" | "none";
  /** Where the rows or the record stand in the answer. */
  readonly path: JsonPath;
}

/** What an operation does to a resource; everything without such a role is an `action`. */
export type OperationRole = "list" | "read" | "create" | "update" | "replace" | "remove" | "action";

/** On what it acts: one record, a whole collection, or neither. */
export type OperationScope = "record" | "collection" | "workspace";

export interface Operation {
  /** Unique in the model and safe in an address: the `operationId`, else made of method and path. */
  readonly id: string;
  readonly method: Method;
  /** The path template as declared, relative to the API's base: `/orders/{order_id}`. */
  readonly path: string;
  /** For people, imperative: "Approve", "Read order". */
  readonly label: string;
  /** The description says in our own words what it is called; else one with a role is called by that. */
  readonly isNamed?: true;
  /** Nothing names it: `label` is made of its method and of this, words of its path. */
  readonly subject?: string;
  readonly description?: string;
  readonly tag?: string;
  readonly isDeprecated?: boolean;
  readonly role: OperationRole;
  readonly scope: OperationScope;
  /** `Resource.name`, when it belongs to one. */
  readonly resource?: string;
  readonly parameters: readonly Parameter[];
  readonly body?: Body;
  readonly response: ResponseShape;
  /** False only where the operation's own `security` allows to go without. */
  readonly needsSignIn: boolean;
  /** An absolute server of its own (OpenAPI 3.1, "Operation Object" `servers`); such an operation is shown, never sent elsewhere. */
  readonly server?: string;
  readonly evidence: readonly Evidence[];
  /** JSON pointer of it, where that is not `/paths/{path}/{method}`. */
  readonly pointer?: string;
}

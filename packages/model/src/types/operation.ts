import type { Evidence } from "./evidence.ts";
import type { Field } from "./field.ts";
import type { JsonPath } from "./json.ts";

/** HTTP methods of a path item (OpenAPI 3.1, "Path Item Object"; `query` since 3.2). */
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

/** Any other method, as it is sent: `LINK` (`additionalOperations`, OpenAPI 3.2, "Path Item Object"). */
export type AdditionalMethod = Uppercase<string>;

/** Serialization of arrays and objects in a parameter (OpenAPI 3.1, "Style Values"). */
export type ParameterStyle =
  | "form"
  | "simple"
  | "label"
  | "matrix"
  | "spaceDelimited"
  | "pipeDelimited"
  | "deepObject";

/** Style of a list in a form that does not repeat its name: brackets, or one text with this separator. */
export type MemberStyle = "brackets" | "," | " " | "|";

export interface Parameter {
  readonly name: string;
  /** `body`: member of the body that is a connection setting. */
  readonly in: "path" | "query" | "header" | "cookie" | "querystring" | "body";
  readonly isRequired: boolean;
  /** Connection setting (`SignIn.settings`): entered once and filled in by the sender. */
  readonly isSetting?: true;
  /** Sort, search, paging or filter of the list, declared by a write of one record too, or a mask: forms leave it out. */
  readonly isOfList?: true;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  readonly allowReserved?: boolean;
  /** A path parameter whose values ``, `.`, `..` and `~` get a leading `~`. */
  readonly isEscaped?: true;
  /** Media type of the value, if declared with `content` instead of a style: the JSON `filter` of LoopBack. */
  readonly mediaType?: string;
  readonly field: Field;
}

/** Parameter that every request of an operation sends with a value that the description declares. */
export interface FixedParameter {
  readonly parameter: Parameter;
  readonly value: unknown;
  /** A read that the API refuses is sent again without it. */
  readonly isAdded?: true;
}

export interface Body {
  readonly isRequired: boolean;
  /** Declared media type that is sent: JSON first, then form, multipart, any other. */
  readonly mediaType: string;
  /** All declared media types. */
  readonly mediaTypes: readonly string[];
  /** Field of the whole body; a `group` for an object with declared properties. */
  readonly field: Field;
  /** JSON media types of form members (OpenAPI 3.1, "Encoding Object"). */
  readonly partTypes?: { readonly [name: string]: string };
  /** Styles of form members (OpenAPI 3.1, "Encoding Object"); absent: lists repeat the name, objects are nested. */
  readonly memberStyles?: { readonly [name: string]: MemberStyle };
  /** Header with the name of the file that is the body. */
  readonly fileNameHeader?: string;
  /** The schema is that of a JSON Patch (RFC 6902). The media type may be JSON. */
  readonly isJsonPatch?: true;
  /** Most described members are not in responses: the fields of responses are members too. */
  readonly isOutdated?: true;
  /** Path of the record in the body: `["article"]` for `{"article": {…}}`; absent if the body is the record. */
  readonly path?: JsonPath;
  /** Present if the record is sent as a resource object; its field has the attributes and relationships as members. */
  readonly resourceObject?: ResourceObjectBody;
}

/** Resource object in a request body (JSON:API 1.1, "Resource Objects"), or a record with its fields in one member. */
export interface ResourceObjectBody {
  /** Type of the record; absent if the object has none. */
  readonly type?: string;
  /** The object has the key of a record that exists. */
  readonly hasId?: true;
  /** Type of the related records by relationship. */
  readonly relationships: { readonly [name: string]: string };
  /** Member that contains the fields, if it is not `attributes`. */
  readonly member?: string;
  /** Members next to it. */
  readonly own?: readonly string[];
  /** Members that the body replaces with the addresses of their records (OData), with the form of the address. */
  readonly addressed?: { readonly [name: string]: string };
}

/**
 * Format whose members are moved to the record itself: resource objects of JSON:API, HAL, or records that are split into
 * their key and `rowMember` with the fields.
 */
export type RecordFormat = "json-api" | "hal" | "split";

/** Content of a successful response. */
export interface ResponseShape {
  readonly status: string;
  readonly mediaType?: string;
  /**
   * `rows`: array of objects at `path`, `values`: array of plain values at `path`; `record`: object;
   * `value`: other JSON; `text`, `file`, `none`.
   */
  readonly shape: "rows" | "values" | "record" | "value" | "text" | "file" | "none";
  /** Path of the rows or the record in the response. */
  readonly path: JsonPath;
  readonly format?: RecordFormat;
  /** Member of each row that contains its record: `[{"product": {…}}]`; of a split record, the one with its fields. */
  readonly rowMember?: string;
  /** Media types by success status, `[]` for no body; absent: only `mediaType` with `status`. */
  readonly mediaTypes?: { readonly [status: string]: readonly string[] };
  /** Accept header, if the API returns `mediaType` only on demand. */
  readonly accept?: string;
  /** The description permits null, or a status without a body, instead of the content. */
  readonly isNullable?: true;
  /** Declared members of a record that is the whole body and that are not errors there, such as its `status`. */
  readonly ownMembers?: readonly string[];
}

/** List of record keys that an operation takes; the console sends the key of one record: `{"ids": [7]}`. */
export interface KeyList {
  readonly in: "body" | "query";
  /** Name of the parameter, or path in the body: empty if the body is the list. */
  readonly path: JsonPath;
  /** Member of an item that contains the key: `[{"id": 7}]`. */
  readonly member?: string;
}

/** Field of a record and the values of which it must have one. */
export interface Condition {
  readonly field: JsonPath;
  readonly values: readonly (string | number | boolean | null)[];
  /** In place of values: true if the field must have a time (`deleted_at`), false if it must have none. */
  readonly isSet?: boolean;
}

/** Role of an operation in its resource; `action` if it has none of the others. */
export type OperationRole = "list" | "read" | "create" | "update" | "replace" | "remove" | "action";

/** Target of an operation: one record, a collection, or neither. */
export type OperationScope = "record" | "collection" | "workspace";

export interface Operation {
  /** Unique in the model and safe in a URL: the `operationId`, else method and path. */
  readonly id: string;
  readonly method: Method;
  /** Path template relative to the base URL of the API: `/orders/{order_id}`. */
  readonly path: string;
  /** Label, imperative: "Approve", "Read order". */
  readonly label: string;
  /** The description declares the label with an extension; else a role determines it. */
  readonly isNamed?: true;
  /** Words of the path, if `label` consists only of the method and these words. */
  readonly subject?: string;
  readonly description?: string;
  readonly tag?: string;
  readonly isDeprecated?: boolean;
  readonly role: OperationRole;
  readonly scope: OperationScope;
  /** `Resource.name` of its resource, if it has one. */
  readonly resource?: string;
  readonly parameters: readonly Parameter[];
  /** Parameter with the names of the changed members (https://google.aip.dev/134). */
  readonly mask?: string;
  /** Parameters with a declared value, which no form has; absent: none. */
  readonly fixed?: readonly FixedParameter[];
  readonly body?: Body;
  /** Present if the operation takes a list of keys, and not the key of one record. */
  readonly keys?: KeyList;
  readonly response: ResponseShape;
  /** Present if the words contradict the method: false for a GET that does something, true for a POST that lists. */
  readonly isSafe?: boolean;
  /** No description and no response shows that the API has the operation. */
  readonly isAssumed?: true;
  /** False only if `security` of the operation permits calls without a credential. */
  readonly needsSignIn: boolean;
  /** Names of its security schemes (`SignIn.schemes`), if it does not take each credential of the API. */
  readonly schemes?: readonly string[];
  /** Absolute URL of another server (OpenAPI 3.1, "Operation Object", `servers`); such an operation is never sent. */
  readonly server?: string;
  readonly evidence: readonly Evidence[];
  /** Values of the record that permit the operation; absent: any. */
  readonly when?: readonly Condition[];
  /** Path template whose GET returns the effects on other records, with the same path parameters. */
  readonly effects?: string;
  /** Path template that takes keys or the query of a list by POST, and returns the effects on other records. */
  readonly bulkEffects?: string;
  /** JSON pointer, if it is not `/paths/{path}/{method}`. */
  readonly pointer?: string;
}

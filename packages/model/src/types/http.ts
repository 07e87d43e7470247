import type { ListState } from "./list-state.ts";
import type { Resource } from "./resource.ts";
import type { Body, Operation, Parameter, ResponseShape } from "./operation.ts";

/** Request as data: `request/` builds it and `http/` sends it. */
export interface HttpRequest {
  readonly method: string;
  /** Path relative to the base URL of the API, starting with `/`, with encoded parameters. */
  readonly path: string;
  /** Query string without `?`; empty if there is none. */
  readonly query: string;
  /** Returns the list or record that is read; a function, so that it is not part of the data. */
  readonly readSource?: () => ReadSource;
  /** Headers in addition to those of every call. */
  readonly headers: { readonly [name: string]: string };
  readonly body?: HttpBody;
  /** Connection settings that the sender fills in. */
  readonly settings?: readonly SettingLocation[];
  /** Names of the security schemes of the operation, if it does not take each credential of the API. */
  readonly schemes?: readonly string[];
  /** Optional parameters with a default or only one choice that are not sent: the API may refuse calls without them. */
  readonly defaults?: readonly (Parameter | SettingLocation)[];
  /** Declared successful response; absent: unknown. */
  readonly expected?: ExpectedResponse;
}

/** Page of a list, or record, that a request reads. */
export interface ReadSource {
  readonly model: { readonly operations: readonly Operation[] };
  readonly resource: Resource;
  readonly parents: { readonly [name: string]: unknown };
  /** State of the list, or key of the record. */
  readonly of: ListState | string;
}

/** Response that the description declares for an operation. */
export interface ExpectedResponse extends ResponseShape {
  /** `list` and `read` are the reads of a resource; `other` is any other read. */
  readonly kind: "list" | "read" | "other" | "write";
}

/** Parameter that is entered once for the connection, or that has a default. */
export interface SettingLocation {
  readonly in: string;
  readonly name: string;
  /** Declared default, which is sent without an entered value. */
  readonly default?: string;
  /** True for an optional parameter: its default is sent only if the API refuses calls without it. */
  readonly isOptional?: true;
}

export interface HttpBody {
  readonly mediaType: string;
  /**
   * Text for JSON and forms, a `Blob` for files. `multipart/*` has `MultipartContent`, which the sender converts to the
   * platform's `FormData`, because that chooses the boundary.
   */
  readonly content: string | object;
  /** Present if `writeResourceObjects` must write the content. */
  readonly resources?: ResourceContent;
  /** Header for the name of the file, which `withFileName` adds. */
  readonly fileNameHeader?: string;
}

/** Records that a body has as resource objects. */
export interface ResourceContent extends Pick<Body, "path" | "resourceObject"> {
  /** Key of the record that a request changes. */
  readonly id?: string | undefined;
}

/** Multipart body as data, with its parts in the order of sending. */
export interface MultipartContent {
  readonly parts: readonly MultipartPart[];
}

export interface MultipartPart {
  readonly name: string;
  /** Text or a file (`Blob`). */
  readonly value: string | object;
  /** Name of the file, if it has one. */
  readonly fileName?: string;
  /** Media type of a text part, if the API requires it. */
  readonly mediaType?: string;
}

/** Response as data. Header names are in lower case. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  /** Lossless JSON, text, a `Blob`, or undefined for an empty body. */
  readonly body: unknown;
  /** True for JSON under another media type. */
  readonly isJson?: true;
  /** True after a refusal of the parameters that the console added: the request was sent again without them. */
  readonly isPlain?: true;
  /** Charset in which the body is not valid text; U+FFFD replaces the characters that could not be read. */
  readonly undecodable?: string;
}

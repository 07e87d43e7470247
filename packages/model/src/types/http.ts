/** A request as data: what `request/` makes and `http/` sends. */
export interface HttpRequest {
  readonly method: string;
  /** Begins with `/`, relative to the API's base, its parameters filled in and percent-encoded. */
  readonly path: string;
  /** Written query without `?`; empty: none. */
  readonly query: string;
  /** Beside those that every call carries. */
  readonly headers: { readonly [name: string]: string };
  readonly body?: HttpBody;
  /** Parameters whose values the sender knows: those of the connection. */
  readonly settings?: readonly SettingLocation[];
}

/** A parameter that is said once for the connection. */
export interface SettingLocation {
  readonly in: string;
  readonly name: string;
}

export interface HttpBody {
  readonly mediaType: string;
  /**
   * JSON and forms are text by now; files go as they are (a `Blob`, opaque to this package). For `multipart/*` it is
   * `MultipartContent`, of which the sender makes the platform's `FormData` (and lets it choose the boundary).
   */
  readonly content: string | object;
}

/** A multipart body as data, its parts in the order in which they are sent. */
export interface MultipartContent {
  readonly parts: readonly MultipartPart[];
}

export interface MultipartPart {
  readonly name: string;
  /** Text, or a file as it is (a `Blob`). */
  readonly value: string | object;
  /** The file's own name, where it has one. */
  readonly fileName?: string;
  /** Of a part that is text, where the API wants it said. */
  readonly mediaType?: string;
}

/** An answer as data. Header names are lower case. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  /** Parsed losslessly when it is JSON, text when it is text, a `Blob` otherwise, undefined when empty. */
  readonly body: unknown;
}

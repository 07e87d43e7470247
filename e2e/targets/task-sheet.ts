import type { Page } from "@playwright/test";

/** Tasks of an administrator, in the order of the table in docs/compatibility.md. */
export const tasks = [
  "sign in",
  "home",
  "rows",
  "page 3",
  "sort",
  "search",
  "filter",
  "record",
  "relation",
  "create",
  "edit",
  "undo",
  "delete",
  "action",
  "bulk edit",
  "export",
  "import",
  "errors",
  "file",
] as const;

export type Task = (typeof tasks)[number];

/** A JSON object that the API returned. */
export type Row = Readonly<Record<string, unknown>>;

/** The API without the console. */
export interface RawApi {
  /** Sends a request below the API's origin with the credential; rejects unless the status is 2xx. */
  readonly send: (method: string, path: string, body?: unknown) => Promise<unknown>;
}

/** A running console with the API behind it. */
export interface Visit {
  readonly page: Page;
  /** Origin of the console. */
  readonly origin: string;
  readonly raw: RawApi;
}

/** One list and its rows in the API. */
export interface ListSheet {
  /** Path of the list in the console, such as `/assets`. */
  readonly path: string;
  /** Rows of the API in the order of the list, all of them. */
  readonly rows: (raw: RawApi) => Promise<readonly Row[]>;
  /** Text that identifies a row in the list. */
  readonly text: (row: Row) => string;
}

/** Values of a form by label. A text is typed or chosen; a function fills in the rest. */
export type FormSheet = Readonly<Record<string, string | ((page: Page) => Promise<void>)>>;

/** Operations that one target offers. A missing task needs a reason in `notOffered`. */
export interface TargetSheet {
  readonly name: string;
  readonly title: string;
  /** Folder of `../shared/targets`. */
  readonly folder: string;
  /** Document of `../shared/openapi` that the target serves. */
  readonly document?: string;
  /** Path with a status below 404 once the API is up. */
  readonly ready: string;
  /** Files that the target installs at its first start; later starts reuse them. */
  readonly installs?: {
    /** Path that exists once they are installed. */
    readonly path: string;
    /** Entries of its folder that later starts need. */
    readonly entries: readonly string[];
  };
  /** Shell command that ends processes which the API has started. */
  readonly stop?: string;
  /** Command that fills the API with records, run once it is up. */
  readonly seed?: readonly string[];
  /** Flags of the console for an API at this origin. */
  readonly flags: (origin: string) => readonly string[] | Promise<readonly string[]>;
  /** Headers of a request that the API accepts. */
  readonly credential: (origin: string) => Promise<Readonly<Record<string, string>>>;
  readonly signIn: (page: Page) => Promise<void>;
  readonly notOffered: Readonly<Partial<Record<Task, string>>>;
  /** Reasons of failures, for readers of the table. */
  readonly notYet?: Readonly<Partial<Record<Task, string>>>;
  readonly list: ListSheet;
  /** Heading of a column and the order of the rows by it, ascending. */
  readonly sort?: { readonly column: string; readonly order: (a: Row, b: Row) => number };
  readonly search?: { readonly text: string; readonly matches: (row: Row) => boolean };
  readonly filter?: {
    readonly field: string;
    readonly choose: (page: Page) => Promise<void>;
    readonly matches: (row: Row) => boolean;
  };
  /** Labels and texts that the first record's page shows. */
  readonly record: (row: Row) => readonly string[];
  /** Opens a record with a reference and returns the title that its link must have. */
  readonly relation?: {
    readonly path: (raw: RawApi) => Promise<string>;
    readonly title: (raw: RawApi) => Promise<string>;
  };
  readonly write?: WriteSheet;
  readonly action?: {
    readonly path: (raw: RawApi) => Promise<string>;
    readonly button: string;
    readonly fill?: FormSheet;
    readonly isDone?: (raw: RawApi) => Promise<boolean>;
    /** Text of the API's response, for an action that changes nothing which a read returns. */
    readonly shows?: RegExp;
  };
  /** An action on an own page, if no record has one. */
  readonly operation?: (visit: Visit) => Promise<void>;
  readonly bulk?: {
    readonly path: string;
    readonly field: string;
    readonly value: string;
    readonly isDone: (raw: RawApi) => Promise<boolean>;
  };
  readonly import?: {
    readonly path: string;
    readonly csv: string;
    readonly count: (raw: RawApi) => Promise<number>;
  };
  readonly file?: (visit: Visit) => Promise<void>;
}

/** Creating, editing, undoing and deleting one record. */
export interface WriteSheet {
  /** Path of the list in the console. */
  readonly path: string;
  readonly create: FormSheet;
  /** The created record in the API; undefined if it is not there. */
  readonly find: (raw: RawApi) => Promise<Row | undefined>;
  /** Path of the created record in the console. */
  readonly recordPath: (row: Row) => string;
  readonly edit: FormSheet;
  readonly isEdited: (row: Row) => boolean;
  /** True if the API has deleted the record. */
  readonly isDeleted?: (row: Row | undefined) => boolean;
  /** A value that the API refuses, and the label of its field. */
  readonly refused?: { readonly fill: FormSheet; readonly label: string };
}

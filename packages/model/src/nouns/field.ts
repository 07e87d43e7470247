import type { Evidence } from "./evidence.ts";
import type { ExactNumber, Json, JsonPath } from "./json.ts";

/** What a value is to a person; each kind has a cell, an input and a filter. */
export type FieldKind = Field["kind"];

interface FieldBase {
  /** The property's (or parameter's) name as the API spells it. */
  readonly name: string;
  /** The name for people: `placed_at` is "Placed at". */
  readonly label: string;
  readonly description?: string;
  /** Must be present (request) or is always present (answer). */
  readonly isRequired: boolean;
  readonly isReadOnly?: boolean;
  readonly isWriteOnly?: boolean;
  readonly isNullable?: boolean;
  readonly isDeprecated?: boolean;
  readonly default?: Json;
  readonly example?: Json;
  readonly evidence?: Evidence;
  /** JSON pointer of its schema, where that is not the property of its name in `Resource.schema`. */
  readonly pointer?: string;
}

export interface TextField extends FieldBase {
  readonly kind:
    | "text"
    | "long-text"
    | "url"
    | "email"
    | "colour"
    | "secret"
    | "duration"
    | "image"
    | "file";
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** `format` as declared, where it says more than the kind does (uuid, ipv4, …). */
  readonly format?: string;
  /** How bytes are written as text; a person chooses a file for them. */
  readonly encoding?: "base64" | "base64url";
  /** Of what types a file may be, as `accept` takes them; absent: any. */
  readonly mediaTypes?: readonly string[];
}

export interface NumberField extends FieldBase {
  readonly kind: "number";
  readonly isInteger?: boolean;
  /** The API writes it as JSON text (`"12.50"`), so it is sent as text too. */
  readonly isText?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
}

export interface BooleanField extends FieldBase {
  readonly kind: "boolean";
}

export interface TimeField extends FieldBase {
  /** `date`: no time, no zone. `date-time`: an instant, RFC 3339. `time`: of a day. */
  readonly kind: "date" | "date-time" | "time";
  /** The API writes seconds or milliseconds since 1970 instead of text. */
  readonly unix?: "seconds" | "milliseconds";
}

export interface Choice {
  readonly value: string | number | boolean | ExactNumber | null;
  readonly label: string;
}

export interface ChoiceField extends FieldBase {
  /** One of a fixed set, or several of it. */
  readonly kind: "choice" | "choices";
  readonly choices: readonly Choice[];
}

export interface ReferenceField extends FieldBase {
  /** Points at a record (or several) of another resource by that resource's key. */
  readonly kind: "reference" | "references";
  /** `Resource.name` of the target. */
  readonly to: string;
  /** Where the key stands in the value: empty when the value is the key, `["id"]` for an embedded object. */
  readonly keyPath: JsonPath;
  /** Where a title stands in an embedded value, if anywhere. */
  readonly titlePath?: JsonPath;
  /** The kind of the key itself, for inputs and filters. */
  readonly isInteger?: boolean;
  /** The value is a resource name (`users/1`); the record's address takes what stands behind its last slash. */
  readonly isLastSegment?: boolean;
}

export interface GroupField extends FieldBase {
  readonly kind: "group";
  readonly fields: readonly Field[];
}

export interface ListField extends FieldBase {
  readonly kind: "list";
  readonly item: Field;
}

/** Anything: free JSON, maps, schemas that say nothing or recurse. */
export interface JsonField extends FieldBase {
  readonly kind: "json";
}

export type Field =
  | TextField
  | NumberField
  | BooleanField
  | TimeField
  | ChoiceField
  | ReferenceField
  | GroupField
  | ListField
  | JsonField;

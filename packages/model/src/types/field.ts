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
    | "color"
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
  readonly minimum?: Bound;
  readonly maximum?: Bound;
  readonly exclusiveMinimum?: Bound;
  readonly exclusiveMaximum?: Bound;
  readonly multipleOf?: Bound;
}

/** As declared: the largest number of 64 bits is not rounded. */
export type Bound = number | ExactNumber;

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

/** How many items there may be (JSON Schema 2020-12 validation, "Arrays"). */
interface ItemBounds {
  readonly minItems?: number;
  readonly maxItems?: number;
  /** `uniqueItems` */
  readonly isUnique?: true;
}

/** How many members there may be (JSON Schema 2020-12 validation, "Objects"). */
interface MemberBounds {
  readonly minProperties?: number;
  readonly maxProperties?: number;
}

export interface ChoiceField extends FieldBase, ItemBounds {
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
  /** The place of a form says which record it is: it is shown, and not asked. */
  readonly isFixed?: boolean;
}

/** One of the shapes that an object may have (`oneOf`, `anyOf`, subtypes by a discriminator). */
export interface Variant {
  readonly label: string;
  /** What its group's `discriminator` holds for it. */
  readonly value?: string;
  /** Names of the group's fields that it has, beside those that all have. */
  readonly names: readonly string[];
  /** Of those, what it requires. */
  readonly required: readonly string[];
  /** Fields that are another thing here than in the other variants, or have other constraints. */
  readonly fields?: readonly Field[];
}

export interface GroupField extends FieldBase, MemberBounds {
  readonly kind: "group";
  /** Of all variants, where it has some. */
  readonly fields: readonly Field[];
  /** What is sent takes one of these shapes; told for bodies alone. */
  readonly variants?: readonly Variant[];
  /** Name of the field that says which variant a value has (OpenAPI 3.1, "Discriminator Object"). */
  readonly discriminator?: string;
  /** What members of other names are; for bodies alone. */
  readonly additionalProperties?: Field;
  /** `additionalProperties: false`: members of other names are refused. */
  readonly isClosed?: true;
}

/** Values by names that the person chooses (`additionalProperties` with a schema); in bodies alone. */
export interface MapField extends FieldBase, MemberBounds {
  readonly kind: "map";
  readonly value: Field;
  /** What a name must match. */
  readonly keyPattern?: string;
}

/** A value of one of several types: text or a list, a number or an object; in bodies alone. */
export interface VariantsField extends FieldBase {
  readonly kind: "variants";
  readonly types: readonly Field[];
}

export interface ListField extends FieldBase, ItemBounds {
  readonly kind: "list";
  readonly item: Field;
}

/** Anything: free JSON, schemas that say nothing or stand too deep. */
export interface JsonField extends FieldBase {
  readonly kind: "json";
  /** Name in `ModelChunk.shapes` of what it is: it is opened once a person asks for it, so a shape may recur. */
  readonly shape?: string;
}

/** Fields of what stands too deep to be told in place, or recurs, by name. */
export interface Shapes {
  readonly [name: string]: Field;
}

export type Field =
  | TextField
  | NumberField
  | BooleanField
  | TimeField
  | ChoiceField
  | ReferenceField
  | GroupField
  | MapField
  | VariantsField
  | ListField
  | JsonField;

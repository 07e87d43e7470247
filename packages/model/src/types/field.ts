import type { Evidence } from "./evidence.ts";
import type { UnixUnit } from "#own/unix-units.ts";
import type { ExactNumber, Json, JsonPath } from "./json.ts";

/** Kind of a value; each kind has a cell, an input and a filter. */
export type FieldKind = Field["kind"];

interface FieldBase {
  /** Name of the property or parameter in the API. */
  readonly name: string;
  /** Label: `placed_at` is "Placed at". */
  readonly label: string;
  readonly description?: string;
  /** Required in requests, always present in responses. */
  readonly isRequired: boolean;
  readonly isReadOnly?: boolean;
  /** Responses show the address of the record itself. */
  readonly isOwnAddress?: true;
  readonly isWriteOnly?: boolean;
  /** The API chooses a value if a request has none. Forms fold the input. */
  readonly isGenerated?: boolean;
  /** No two records have the same value: a copy of a record has none. */
  readonly isDistinct?: boolean;
  readonly isNullable?: boolean;
  readonly isDeprecated?: boolean;
  readonly default?: Json;
  readonly example?: Json;
  readonly evidence?: Evidence;
  /** JSON pointer of its schema, if that is not the property of its name in `Resource.schema`. */
  readonly pointer?: string;
  /** Present if the value and those of other fields are the key of a record together. */
  readonly composite?: CompositeReference;
}

/** Reference by several fields. One of them has it; each field remains a plain value. */
export interface CompositeReference {
  /** `Resource.name` of the target. */
  readonly to: string;
  /** Fields of the reference, in the order of the target's key. */
  readonly key: readonly { readonly field: JsonPath; readonly parameter: string }[];
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
  /** Declared `format`, if it is more specific than the kind: uuid, ipv4. `unseen`: responses had only null. */
  readonly format?: string;
  /** Encoding of bytes as text; the user chooses a file. */
  readonly encoding?: "base64" | "base64url";
  /** Media types of a file, as in `accept`; absent: any. */
  readonly mediaTypes?: readonly string[];
  /** Values that prose or responses name; others are possible. */
  readonly suggestions?: readonly Choice[];
}

export interface NumberField extends FieldBase {
  readonly kind: "number";
  readonly isInteger?: boolean;
  /** The number is JSON text (`"12.50"`) in requests and responses. */
  readonly isText?: boolean;
  /** Texts that are taken in place of a number: `NaN`, `Infinity`. */
  readonly texts?: readonly string[];
  readonly minimum?: Bound;
  readonly maximum?: Bound;
  readonly exclusiveMinimum?: Bound;
  readonly exclusiveMaximum?: Bound;
  readonly multipleOf?: Bound;
}

/** Exact number if JavaScript would round it. */
export type Bound = number | ExactNumber;

export interface BooleanField extends FieldBase {
  readonly kind: "boolean";
}

export interface TimeField extends FieldBase {
  /** `date`: without time and zone. `date-time`: an instant (RFC 3339) or a local time. `time`: time of day. */
  readonly kind: "date" | "date-time" | "time";
  /** Number of these units since 1970 instead of text. */
  readonly unix?: UnixUnit;
  /** Text in another form, or digits: shown as a time, and written as the text that it is. */
  readonly isText?: boolean;
  /** Date and time without a zone (`2026-03-01T09:30:00`), the same for every reader. */
  readonly isLocal?: true;
}

export interface Choice {
  readonly value: string | number | boolean | ExactNumber | null;
  readonly label: string;
  /** Definitions in the record of the choice, by member: the `parameters` of a provider. */
  readonly defines?: Readonly<Record<string, readonly object[]>>;
}

/** Number of items (JSON Schema 2020-12 Validation, section 6.4). */
interface ItemBounds {
  readonly minItems?: number;
  readonly maxItems?: number;
  /** `uniqueItems` */
  readonly isUnique?: true;
}

/** Number of members (JSON Schema 2020-12 Validation, section 6.5). */
interface MemberBounds {
  readonly minProperties?: number;
  readonly maxProperties?: number;
}

export interface ChoiceField extends FieldBase, ItemBounds {
  /** One value of a fixed set, or several. */
  readonly kind: "choice" | "choices";
  readonly choices: readonly Choice[];
  /** The choices are those of a list in responses, which may grow. */
  readonly isProven?: true;
  /** Name of the type that a filter language writes in front of a value: `Shop.Status'open'`. */
  readonly typeName?: string;
}

export interface ReferenceField extends FieldBase {
  /** Refers to one record or several records of another resource by key. */
  readonly kind: "reference" | "references";
  /** `Resource.name` of the target. */
  readonly to: string;
  /** Path of the key in the value: empty if the value is the key, `["id"]` for an embedded object. */
  readonly keyPath: JsonPath;
  /** Fields of the target one of which the value is in place of its key; a guess may have several. */
  readonly alternateKeys?: readonly string[];
  /** Members next to the key in requests: the type of the record. */
  readonly constants?: Readonly<Record<string, Json>>;
  /** Path of a title in an embedded object. */
  readonly titlePath?: JsonPath;
  /** True if the key is an integer, for inputs and filters. */
  readonly isInteger?: boolean;
  /** True if the key is a UUID, which some filter languages write without quotes. */
  readonly isUuid?: boolean;
  /** Only its name shows the relation: a guess until a response contains the record. */
  readonly isGuess?: boolean;
  /** Only its name and its type show the relation: certain until the list of records has none of its values. */
  readonly isNamed?: true;
  /** Responses contained the records: a fact that was learned, in place of a guess. */
  readonly isProven?: true;
  /** The value is a resource name (`users/1`) or an address; record paths take its last segment. */
  readonly isLastSegment?: boolean;
  /** Requests contain the record's own address, at this path of the record. */
  readonly addressPath?: JsonPath;
  /** Requests contain the record's address in this form, with `{key}` in place of its key. */
  readonly addressForm?: string;
  /** The route of a form determines the record: shown and not editable. */
  readonly isFixed?: boolean;
  /** Object of a new record, which requests may contain in place of the key. */
  readonly embedded?: GroupField;
  /** Name of the object next to the key that may contain a new record instead of it. */
  readonly twin?: string;
}

/** Alternative of an object (`oneOf`, `anyOf`, subtypes with a discriminator). */
export interface Variant {
  readonly label: string;
  /** Value of the group's `discriminator` for this variant. */
  readonly value?: string;
  /** Names of its fields in the group, without those that all variants share. */
  readonly names: readonly string[];
  /** Names of its required fields. */
  readonly required: readonly string[];
  /** Fields that differ from those of the other variants in kind or constraints. */
  readonly fields?: readonly Field[];
}

export interface GroupField extends FieldBase, MemberBounds {
  readonly kind: "group";
  /** Fields of the object, or of all its variants together. */
  readonly fields: readonly Field[];
  /** Alternatives of a request body; absent in responses. */
  readonly variants?: readonly Variant[];
  /** Name of the field that selects the variant (OpenAPI 3.1, "Discriminator Object"). */
  readonly discriminator?: string;
  /** Field of additional members, in request bodies. */
  readonly additionalProperties?: Field;
  /** `additionalProperties: false`: other members are rejected. */
  readonly isClosed?: true;
  /** Names of read-only members of an object inside a request body, which are not sent back. */
  readonly readOnlyNames?: readonly string[];
}

/** Values by free names (`additionalProperties` with a schema); in request bodies. */
export interface MapField extends FieldBase, MemberBounds {
  readonly kind: "map";
  readonly value: Field;
  /** Pattern of the names. */
  readonly keyPattern?: string;
  /** Names to suggest. */
  readonly names?: readonly string[];
}

/** Value with one of several types, such as text or a list; in request bodies. */
export interface VariantsField extends FieldBase {
  readonly kind: "variants";
  readonly types: readonly Field[];
}

export interface ListField extends FieldBase, ItemBounds {
  readonly kind: "list";
  readonly item: Field;
  /** Member that removes an item in requests, which leaves missing items unchanged: `_destroy`. */
  readonly removedBy?: string;
}

/** Free JSON, schemas without a type, and schemas that are too deep. */
export interface JsonField extends FieldBase {
  readonly kind: "json";
  /** Name of its shape in `ModelChunk.shapes`. It is opened on demand, so shapes may be recursive. */
  readonly shape?: string;
}

/** Field of a body with its path. */
export interface LocatedField {
  readonly path: JsonPath;
  readonly field: Field;
}

/** Fields of deep or recursive schemas, by name. */
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

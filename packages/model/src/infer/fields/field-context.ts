import type { Field } from "#types/field.ts";
import type { Document } from "#read/document.ts";
import type { Schema } from "#read/schema.ts";
import { listOf, textOf } from "#read/member.ts";
import { stemOf } from "#infer/names/words.ts";
import { groupBy } from "#own/group-by.ts";
import { pathsOf } from "#read/list-operations.ts";
import type { ShapeRegistry } from "./shape-registry.ts";
import type { DescribedReference } from "./described-references.ts";

/** Content of `x-quarterdeck-references`. */
export interface DeclaredReference {
  readonly to: string;
  readonly field?: string;
  /** Fields of the target by field of the reference, if its key has several parts. */
  readonly fields?: ReadonlyMap<string, string>;
}

/** Facts about the schema of a field that later stages need and the field does not carry. */
export interface SchemaFacts {
  /** Names of the schema of the value, or of the items. */
  readonly names: readonly string[];
  readonly pointer: string;
  /** `x-quarterdeck-references` */
  readonly declaredReference?: DeclaredReference;
  /** `x-quarterdeck-title` */
  readonly isTitle?: boolean;
  /** `x-quarterdeck-references: false`: the field is not a reference. */
  readonly isNotReference?: boolean;
  /** `x-quarterdeck-hidden` */
  readonly isHidden?: boolean;
  /** `x-quarterdeck-order` */
  readonly order?: number;
  /** Expandable reference: the value may be an object instead of its key. */
  readonly isExpandable?: boolean;
  /** The API accepts a number or text. */
  readonly isNumberOrText?: boolean;
  /** True for any JSON: the description has neither a type nor members. */
  readonly isUntyped?: boolean;
  /** Fields of an object, or of the objects in a list, that is too deep to be read into groups. */
  readonly nestedFields?: () => readonly Field[];
  readonly isList?: boolean;
  /** Link of HAL. */
  readonly isLink?: boolean;
  /** Refers to a record by type and id. */
  readonly isLinkage?: boolean;
  /** Record that its description refers to. */
  readonly describedReference?: DescribedReference;
}

/** Input for reading a field from its schema. */
export interface FieldContext {
  readonly document: Document;
  readonly schemaFacts: WeakMap<Field, SchemaFacts>;
  /** Levels of groups and lists that are still read; deeper ones become `json`. */
  readonly depth: number;
  /** Names of the enclosing schemas; a recursive one becomes `json`. */
  readonly open: readonly string[];
  /** Cache of fields by schema: many operations share schemas. */
  readonly fieldCache: WeakMap<Schema, Map<string, Field>>;
  /** Registry of the schemas that are too deep in a body and get a name. */
  readonly shapeRegistry: ShapeRegistry;
  /** Set for request bodies: variants are distinguished and deep schemas get a name. */
  readonly isRequestBody?: true;
  /** Set for responses, which are many and large: no examples and defaults. */
  readonly isResponse: boolean;
  /** Tags of the document by the stem of their name. */
  readonly tags: ReadonlyMap<string, readonly unknown[]>;
  /** The document has hundreds of paths: descriptions are shortened to keep the model small. */
  readonly isLarge: boolean;
}

const MANY_PATHS = 250;

/** Creates the context for the fields of a document. */
export function createFieldContext(document: Document): FieldContext {
  return {
    document,
    schemaFacts: new WeakMap(),
    fieldCache: new WeakMap(),
    depth: 2,
    open: [],
    isResponse: false,
    shapeRegistry: { schemas: new Map(), names: new Map() },
    tags: groupBy(listOf(document.root, "tags"), (tag) => [stemOf(textOf(tag, "name") ?? "")]),
    isLarge: pathsOf(document.root).length > MANY_PATHS,
  };
}

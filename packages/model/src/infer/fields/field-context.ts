import type { Field } from "#types/field.ts";
import type { Document } from "#read/document.ts";
import type { ShapeRegistry } from "./shape-registry.ts";
import type { DescribedReference } from "./described-references.ts";

/** What a field was made from, for the inferences that come later and that the field itself does not carry. */
export interface SchemaFacts {
  /** Names of the schema of its value, or of its items. */
  readonly names: readonly string[];
  readonly pointer: string;
  /** What `x-quarterdeck-references` says. */
  readonly references?: { readonly to: string; readonly field?: string };
  /** `x-quarterdeck-title`. */
  readonly isTitle?: boolean;
  /** `x-quarterdeck-references: false`: it looks like a reference and is none. */
  readonly isPlain?: boolean;
  /** `x-quarterdeck-hidden` */
  readonly isHidden?: boolean;
  /** `x-quarterdeck-order` */
  readonly order?: number;
  /** The value may be an object instead of its key: an expandable reference. */
  readonly isExpandable?: boolean;
  /** A number or text, as one likes. */
  readonly isEither?: boolean;
  /** Fields of an object (or of those in a list) that is too deep to be opened. */
  readonly inside?: () => readonly Field[];
  readonly isList?: boolean;
  /** What its description says of the record that it names. */
  readonly said?: DescribedReference;
}

/** What reading a field needs beside its schema. */
export interface FieldContext {
  readonly document: Document;
  readonly schemaFacts: WeakMap<Field, SchemaFacts>;
  /** Levels of groups and lists that are still opened; below stands `json`. */
  readonly depth: number;
  /** Schemas that are open above: one that recurs is `json`. */
  readonly open: readonly string[];
  /** Fields that were read already: the same schema stands in many operations. */
  readonly known: WeakMap<object, Map<string, Field>>;
  /** Where what stands too deep in a body is named. */
  readonly shapeRegistry: ShapeRegistry;
  /** For what is sent: alternatives are told apart, and what stands too deep has a name. */
  readonly isSent?: true;
  /** Answers are many and large: no examples and defaults for them. */
  readonly isResponse: boolean;
  /** The document has hundreds of paths: less is said of each, so that the model stays small. */
  readonly isLarge: boolean;
}

import type { Field, FieldScope, FilterOperator, JsonPath } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { Formats } from "#texts/formats.ts";
import type { Translator } from "#texts/use-texts.ts";

export interface CellProps<F extends Field = Field> {
  readonly field: F;
  /** Not undefined, null or "": they look the same for every kind. */
  readonly value: unknown;
  /** True on a record's page, false in a table cell, which truncates. */
  readonly isWhole: boolean;
  /** View of a nested value; a prop because `fieldViews` imports each view. */
  readonly Nested: NestedCell;
  /** Fields and values of the row, which may name the parents of a referenced record. */
  readonly scope?: FieldScope | undefined;
}

export type NestedCell = (props: {
  readonly field: Field;
  readonly value: unknown;
  readonly isWhole: boolean;
}) => ReactNode;

/** Error message at a path inside the value of an input. */
export interface InputProblem {
  readonly path: JsonPath;
  readonly message: string;
}

export interface InputProps<F extends Field = Field> {
  readonly field: F;
  /** Undefined: omitted from the request. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly problems: readonly InputProblem[];
  readonly Nested: NestedInput;
}

export type NestedInput = (props: Omit<InputProps, "Nested">) => ReactNode;

export interface FilterProps<F extends Field = Field> {
  readonly field: F;
  readonly label: string;
  readonly operator: FilterOperator;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  readonly error?: string | undefined;
  /** Number of records by value, without values that no record has. */
  readonly counts?: ReadonlyMap<string, number> | undefined;
}

/** Formats and texts for the content of a table cell; keeps its identity for one language. */
export interface CellTools {
  /** Fields of the row. */
  readonly fields?: readonly Field[];
  readonly formats: Formats;
  readonly t: Translator<"fields">;
}

/** View of a field kind in tables and on record pages. */
export interface FieldView<F extends Field = Field> {
  readonly align: "start" | "end";
  /** A method, so that a view of one kind is assignable to the table of all kinds. */
  Cell(props: CellProps<F>): ReactNode;
  /** The same in a table, without a component for each cell; undefined for a value that needs `Cell`. */
  content?(value: unknown, field: F, tools: CellTools): ReactNode;
}

/** Input of a field kind in forms. */
export interface FieldEditor<F extends Field = Field> {
  Input(props: InputProps<F>): ReactNode;
}

/** Filter input of a field kind. */
export interface FieldFilter<F extends Field = Field> {
  Filter(props: FilterProps<F>): ReactNode;
}

import type { Field, FilterOperator, JsonPath } from "@quarterdeck/model";
import type { ReactNode } from "react";

export interface CellProps<F extends Field = Field> {
  readonly field: F;
  /** Never undefined, null or "": those look the same for every kind. */
  readonly value: unknown;
  /** On a record's own page there is room for all of it; in a table's cell there is not. */
  readonly isWhole: boolean;
  /** Shows a value inside this one; handed in, because the table of views stands above each of them. */
  readonly Nested: NestedCell;
}

export type NestedCell = (props: {
  readonly field: Field;
  readonly value: unknown;
  readonly isWhole: boolean;
}) => ReactNode;

/** What is wrong with a value, where it stands inside the value that an input edits. */
export interface InputProblem {
  readonly path: JsonPath;
  readonly message: string;
}

export interface InputProps<F extends Field = Field> {
  readonly field: F;
  /** `undefined`: left out of the request. */
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
  /** Why what was typed cannot be asked for. */
  readonly error?: string | undefined;
}

/** How one kind of field is seen; `field-inputs.ts` tells how it is typed, `field-filters.ts` how a list is narrowed by it. */
export interface FieldView<F extends Field = Field> {
  readonly align: "start" | "end";
  /** Written as methods so that a view of one kind fits the table of all kinds. */
  Cell(props: CellProps<F>): ReactNode;
}

/** How one kind of field is typed. */
export interface FieldEditor<F extends Field = Field> {
  Input(props: InputProps<F>): ReactNode;
}

/** How a list is narrowed by one kind of field. */
export interface FieldFilter<F extends Field = Field> {
  Filter(props: FilterProps<F>): ReactNode;
}

import { isStateName } from "#fields/values/state-name.ts";
import type { ChoiceField, Field, ModelChunk, Resource, TimeField } from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";
import { findEditableCell } from "#screens/list/cells/editable-cell.ts";
import { findTimePairs, isAuditTime, isDayField } from "./time-pairs.ts";

/** Form in which a list shows its records, instead of a table. */
export type Display =
  | { readonly kind: "board"; readonly field: ChoiceField }
  | { readonly kind: "gallery"; readonly field: Field }
  | { readonly kind: "calendar"; readonly field: TimeField; readonly end?: TimeField }
  | { readonly kind: "timeline"; readonly field: TimeField; readonly end: TimeField }
  | { readonly kind: "tree"; readonly field: Field };

interface DisplaysOf {
  readonly chunk: ModelChunk;
  readonly resource: Resource;
  readonly parents: ParentValues;
}

const MIN_COLUMNS = 2;
const MAX_COLUMNS = 16;
const MAX_CALENDARS = 2;

/**
 * Displays that the fields allow: a board for a choice that can be changed, a gallery for pictures and files, a calendar
 * for a time, a timeline for two times, a tree for a reference to the same resource.
 */
export function findDisplays({ chunk, resource, parents }: DisplaysOf): readonly Display[] {
  const fields = resource.fields.filter(({ isWriteOnly }) => isWriteOnly !== true);
  const boards = fields.flatMap((field): Display[] => {
    if (!isChoice(field) || !hasColumns(field)) return [];
    const cell = findEditableCell({ chunk, resource, parents, name: field.name });
    const canMove = cell.kind === "editable" && cell.field.kind === "choice";
    return canMove ? [{ kind: "board", field }] : [];
  });
  const isState = ({ field }: Display): boolean => isStateName(field.name);
  const galleries = fields
    .filter((field) => hasPicture(field) || field.name === resource.content?.type[0])
    .toSorted((one, other) => Number(hasPicture(other)) - Number(hasPicture(one)))
    .map((field) => ({ kind: "gallery", field }) as const);
  return [
    ...boards.filter(isState),
    ...boards.filter((board) => !isState(board)),
    ...galleries.slice(0, 1),
    ...findTimes(fields),
    ...fields
      .filter(
        (field) => field.kind === "reference" && field.to === resource.name && !field.alternateKeys,
      )
      .slice(0, 1)
      .map((field) => ({ kind: "tree", field }) as const),
  ];
}

/** Value of a display in the address of its list. */
export function writeDisplay({ kind, field }: Display): string {
  return `${kind}:${field.name}`;
}

function findTimes(fields: readonly Field[]): readonly Display[] {
  const times = fields.filter(isDayField);
  const pairs = findTimePairs(fields);
  const periods = pairs.filter(({ isPeriod }) => isPeriod);
  const own = times.filter((field) => !isAuditTime(field));
  const shown = own.length === 0 ? times : own;
  const calendars = shown
    .filter((field) => !periods.some(({ start, end }) => end === field && shown.includes(start)))
    .map((field): Display => {
      const end = periods.find(({ start }) => start === field)?.end;
      return { kind: "calendar", field, ...(end !== undefined && { end }) };
    });
  const [pair] = pairs;
  return [
    ...calendars.slice(0, MAX_CALENDARS),
    ...(pair === undefined
      ? []
      : [{ kind: "timeline", field: pair.start, end: pair.end } as const]),
  ];
}

function isChoice(field: Field): field is ChoiceField {
  return field.kind === "choice";
}

function hasColumns({ choices }: ChoiceField): boolean {
  const count = choices.filter(({ value }) => value !== null).length;
  return count >= MIN_COLUMNS && count <= MAX_COLUMNS;
}

function hasPicture(field: Field): boolean {
  return field.kind === "image" || (field.kind === "list" && field.item.kind === "image");
}

import type { ChoiceField, Field, ModelChunk, Resource } from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";
import { findEditableCell } from "#screens/list/cells/editable-cell.ts";

/** Form in which a list shows its records, instead of a table. */
export type Display =
  | { readonly kind: "board"; readonly field: ChoiceField }
  | { readonly kind: "gallery"; readonly field: Field };

interface DisplaysOf {
  readonly chunk: ModelChunk;
  readonly resource: Resource;
  readonly parents: ParentValues;
}

const MIN_COLUMNS = 2;
const MAX_COLUMNS = 16;
const stateName = /(?:^|_)(?:status|state|stage|phase)$|(?:Status|State|Stage|Phase)$/;

/** Displays that the fields allow: a board for a choice that can be changed, a gallery for pictures. */
export function findDisplays({ chunk, resource, parents }: DisplaysOf): readonly Display[] {
  const fields = resource.fields.filter(({ isWriteOnly }) => isWriteOnly !== true);
  const boards = fields.flatMap((field): Display[] => {
    if (!isChoice(field) || !hasColumns(field)) return [];
    const cell = findEditableCell({ chunk, resource, parents, name: field.name });
    const canMove = cell.kind === "editable" && cell.field.kind === "choice";
    return canMove ? [{ kind: "board", field }] : [];
  });
  const isState = ({ field }: Display): boolean => stateName.test(field.name);
  const galleries = fields.filter(hasPicture).map((field) => ({ kind: "gallery", field }) as const);
  return [
    ...boards.filter(isState),
    ...boards.filter((board) => !isState(board)),
    ...galleries.slice(0, 1),
  ];
}

/** Value of a display in the address of its list. */
export function writeDisplay({ kind, field }: Display): string {
  return `${kind}:${field.name}`;
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

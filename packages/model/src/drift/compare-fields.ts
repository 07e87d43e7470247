import type { Field } from "#nouns/field.ts";
import type { ChoicesChange, FieldChange, KindChange } from "#nouns/model-change.ts";

/** A change of a field before it is known whose field it is. */
export type Difference = WithoutOwner<FieldChange | KindChange | ChoicesChange> & {
  /** Names from the outermost group to the field: what tells it from others. */
  readonly path: string;
};

type WithoutOwner<Change> = Change extends unknown ? Omit<Change, "of"> : never;

interface Place {
  readonly path: string;
  readonly labels: readonly string[];
  /** An answer that leaves a field out, or begins to carry it always, changes nothing for who reads it. */
  readonly isSent: boolean;
}

/** What of some fields is another than before. Labels, descriptions, examples, order and limits are not told. */
export function compareFields(
  before: readonly Field[],
  after: readonly Field[],
  isSent: boolean,
): readonly Difference[] {
  return compareAll(before, after, { path: "", labels: [], isSent });
}

function compareAll(
  before: readonly Field[],
  after: readonly Field[],
  place: Place,
): readonly Difference[] {
  const known = new Map(before.map((field) => [field.name, field]));
  const now = new Set(after.map(({ name }) => name));
  return [
    ...before.filter(({ name }) => !now.has(name)).map((field) => tell("field-gone", field, place)),
    ...after.flatMap((field) => {
      const old = known.get(field.name);
      return old === undefined ? [tell("field-new", field, place)] : compare(old, field, place);
    }),
  ];
}

function compare(before: Field, after: Field, place: Place): readonly Difference[] {
  const at = inside(place, after);
  if (isOtherKind(before, after)) {
    return [{ what: "field-kind", ...at, before: before.kind, after: after.kind }];
  }
  const isMoved = place.isSent && before.isRequired !== after.isRequired;
  return [
    ...(isMoved
      ? [tell(after.isRequired ? "field-required" : "field-optional", after, place)]
      : []),
    ...compareChoices(before, after, at),
    ...compareAll(membersOf(before), membersOf(after), { ...at, isSent: place.isSent }),
  ];
}

function isOtherKind(before: Field, after: Field): boolean {
  if (before.kind !== after.kind) return true;
  return "to" in before && "to" in after && before.to !== after.to;
}

function compareChoices(
  before: Field,
  after: Field,
  at: Pick<Difference, "path" | "labels">,
): readonly Difference[] {
  if (!("choices" in before && "choices" in after)) return [];
  const left = without(before.choices, after.choices);
  const come = without(after.choices, before.choices);
  if (left.length + come.length === 0) return [];
  return [{ what: "field-choices", ...at, added: come, removed: left }];
}

interface Valued {
  readonly value: unknown;
  readonly label: string;
}

function without(those: readonly Valued[], others: readonly Valued[]): readonly string[] {
  const known = new Set(others.map(({ value }) => JSON.stringify(value)));
  return those.filter(({ value }) => !known.has(JSON.stringify(value))).map(({ label }) => label);
}

/** Of a list or a map what stands in it is as good as the field itself: it has no name of its own. */
function membersOf(field: Field): readonly Field[] {
  if (field.kind === "group") return field.fields;
  if (field.kind === "list") return membersOf(field.item);
  return field.kind === "map" ? membersOf(field.value) : [];
}

function tell(what: FieldChange["what"], field: Field, place: Place): Difference {
  return { what, ...inside(place, field) };
}

function inside({ path, labels }: Place, { name, label }: Field) {
  return { path: `${path}/${name}`, labels: [...labels, label] };
}

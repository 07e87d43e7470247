import type { Field } from "#types/field.ts";
import { compareKinds, hasOtherKind } from "./compare-kinds.ts";
import { type Difference, type FieldPosition, fieldDifference } from "./difference.ts";

/** Lists the differences between fields. Labels, descriptions, examples, order and limits are ignored. */
export function compareFields(
  before: readonly Field[],
  after: readonly Field[],
  whose: Pick<FieldPosition, "thing" | "isSent">,
): readonly Difference[] {
  return compareAll(before, after, { path: "", labels: [], ...whose });
}

function compareAll(
  before: readonly Field[],
  after: readonly Field[],
  position: FieldPosition,
): readonly Difference[] {
  const existing = new Map(before.map((field) => [field.name, field]));
  const now = new Set(after.map(({ name }) => name));
  return [
    ...before
      .filter(({ name }) => !now.has(name))
      .map((field) => fieldDifference("gone", inside(position, field))),
    ...after.flatMap((field) => {
      const at = inside(position, field);
      const old = existing.get(field.name);
      return old === undefined ? newField(field, at) : compare(old, field, at);
    }),
  ];
}

function newField(field: Field, at: FieldPosition): readonly Difference[] {
  const isInput = at.isSent && field.isRequired;
  return [fieldDifference("new", at), ...(isInput ? [fieldDifference("required", at)] : [])];
}

function compare(before: Field, after: Field, at: FieldPosition): readonly Difference[] {
  const nature = compareKinds(before, after, at);
  if (hasOtherKind(before, after)) return nature;
  const isMoved = at.isSent && before.isRequired !== after.isRequired;
  const goes = after.isDeprecated === true && before.isDeprecated !== true;
  return [
    ...(isMoved ? [fieldDifference(after.isRequired ? "required" : "optional", at)] : []),
    ...(goes ? [fieldDifference("deprecated", at)] : []),
    ...nature,
    ...compareAll(membersOf(before), membersOf(after), at),
  ];
}

/** Members of a group; an item of a list or a map has no name, so it counts as the field itself. */
function membersOf(field: Field): readonly Field[] {
  if (field.kind === "group") {
    // The discriminator chooses a variant, and variants are compared separately.
    const reported = field.variants === undefined ? undefined : field.discriminator;
    return field.fields.filter(({ name }) => name !== reported);
  }
  if (field.kind === "list") return membersOf(field.item);
  if (field.kind === "variants") return field.types.flatMap(membersOf);
  return field.kind === "map" ? membersOf(field.value) : [];
}

function inside(position: FieldPosition, { name, label }: Field): FieldPosition {
  return { ...position, path: `${position.path}/${name}`, labels: [...position.labels, label] };
}

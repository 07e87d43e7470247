import type { Field } from "#types/field.ts";
import { compareNature, hasOtherKind } from "./compare-nature.ts";
import { type Difference, type Place, tellField } from "./difference.ts";

/** What of some fields is another than before. Labels, descriptions, examples, order and limits are not told. */
export function compareFields(
  before: readonly Field[],
  after: readonly Field[],
  whose: Pick<Place, "thing" | "isSent">,
): readonly Difference[] {
  return compareAll(before, after, { path: "", labels: [], ...whose });
}

function compareAll(
  before: readonly Field[],
  after: readonly Field[],
  place: Place,
): readonly Difference[] {
  const known = new Map(before.map((field) => [field.name, field]));
  const now = new Set(after.map(({ name }) => name));
  return [
    ...before
      .filter(({ name }) => !now.has(name))
      .map((field) => tellField("gone", inside(place, field))),
    ...after.flatMap((field) => {
      const at = inside(place, field);
      const old = known.get(field.name);
      return old === undefined ? tellNew(field, at) : compare(old, field, at);
    }),
  ];
}

function tellNew(field: Field, at: Place): readonly Difference[] {
  const isAsked = at.isSent && field.isRequired;
  return [tellField("new", at), ...(isAsked ? [tellField("required", at)] : [])];
}

function compare(before: Field, after: Field, at: Place): readonly Difference[] {
  const nature = compareNature(before, after, at);
  if (hasOtherKind(before, after)) return nature;
  const isMoved = at.isSent && before.isRequired !== after.isRequired;
  const goes = after.isDeprecated === true && before.isDeprecated !== true;
  return [
    ...(isMoved ? [tellField(after.isRequired ? "required" : "optional", at)] : []),
    ...(goes ? [tellField("deprecated", at)] : []),
    ...nature,
    ...compareAll(membersOf(before), membersOf(after), at),
  ];
}

/** Of a list or a map what stands in it is as good as the field itself: it has no name of its own. */
function membersOf(field: Field): readonly Field[] {
  if (field.kind === "group") {
    // By it a person chooses a variant, and those are told.
    const told = field.variants === undefined ? undefined : field.discriminator;
    return field.fields.filter(({ name }) => name !== told);
  }
  if (field.kind === "list") return membersOf(field.item);
  if (field.kind === "variants") return field.types.flatMap(membersOf);
  return field.kind === "map" ? membersOf(field.value) : [];
}

function inside(place: Place, { name, label }: Field): Place {
  return { ...place, path: `${place.path}/${name}`, labels: [...place.labels, label] };
}

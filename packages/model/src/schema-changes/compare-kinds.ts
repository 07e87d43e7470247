import type { Field, GroupField } from "#types/field.ts";
import type { ChangedKind } from "#types/model-change.ts";
import { type Difference, type FieldPosition, fieldDifference } from "./difference.ts";

/** Compares two versions of a field: kind, relation, choices, variants and items. */
export function compareKinds(
  before: Field,
  after: Field,
  at: FieldPosition,
  aspect: "kind" | "item-kind" = "kind",
): readonly Difference[] {
  if (hasOtherKind(before, after)) {
    const kind = `${at.thing}-${aspect}` as const;
    return [{ kind, ...namesOf(at), before: kindOf(before), after: kindOf(after) }];
  }
  const [old, now] = [itemOf(before), itemOf(after)];
  return [
    ...compareRelations(before, after, at),
    ...compareSets(before, after, at),
    ...compareVariants(before, after, at),
    ...(old && now ? compareKinds(old, now, at, "item-kind") : []),
  ];
}

export function hasOtherKind(before: Field, after: Field): boolean {
  return kindOf(before) !== kindOf(after);
}

function kindOf(field: Field): ChangedKind {
  return field.kind === "number" && field.isInteger === true ? "integer" : field.kind;
}

function itemOf(field: Field): Field | undefined {
  if (field.kind === "list") return field.item;
  return field.kind === "map" ? field.value : undefined;
}

function compareRelations(before: Field, after: Field, at: FieldPosition): readonly Difference[] {
  if (!("to" in before && "to" in after) || before.to === after.to) return [];
  return [{ kind: `${at.thing}-relation`, ...namesOf(at), before: before.to, after: after.to }];
}

/** Compares choices or types by value. */
function compareSets(before: Field, after: Field, at: FieldPosition): readonly Difference[] {
  if (before.kind === "variants" && after.kind === "variants") {
    const { added, removed } = weigh(before.types.map(kindOf), after.types.map(kindOf), String);
    const isSame = added.length + removed.length === 0;
    return isSame ? [] : [{ kind: `${at.thing}-types`, ...namesOf(at), added, removed }];
  }
  const { added, removed } = weigh(choicesOf(before), choicesOf(after), ({ value }) =>
    JSON.stringify(value),
  );
  if (added.length + removed.length === 0) return [];
  return [
    {
      kind: `${at.thing}-choices`,
      ...namesOf(at),
      added: labelsOf(added),
      removed: labelsOf(removed),
    },
  ];
}

interface Valued {
  readonly value: unknown;
  readonly label: string;
}

function choicesOf(field: Field): readonly Valued[] {
  if ("choices" in field) return field.choices;
  if (field.kind !== "group") return [];
  return (field.variants ?? []).map(({ label }) => ({ value: label, label }));
}

function labelsOf(those: readonly Valued[]): readonly string[] {
  return those.map(({ label }) => label);
}

function weigh<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): { readonly added: readonly Item[]; readonly removed: readonly Item[] } {
  const without = (those: readonly Item[], others: readonly Item[]) => {
    const existing = new Set(others.map(keyOf));
    return those.filter((item) => !existing.has(keyOf(item)));
  };
  return { added: without(after, before), removed: without(before, after) };
}

/** Compares the required members of each variant. */
function compareVariants(before: Field, after: Field, at: FieldPosition): readonly Difference[] {
  if (before.kind !== "group" || after.kind !== "group") return [];
  return (after.variants ?? []).flatMap((variant) => {
    const old = before.variants?.find(({ label }) => label === variant.label);
    if (old === undefined) return [];
    const { added, removed } = weigh(old.required, variant.required, String);
    const report = (aspect: "required" | "optional", names: readonly string[]) =>
      names.flatMap((name) =>
        memberDifference(aspect, name, { group: after, label: variant.label, at }),
      );
    return [...report("required", added), ...report("optional", removed)];
  });
}

interface InVariant {
  readonly group: GroupField;
  /** The variant's. */
  readonly label: string;
  readonly at: FieldPosition;
}

/** Returns nothing for a field that no longer exists: its removal is reported separately. */
function memberDifference(
  aspect: "required" | "optional",
  name: string,
  { group, label, at }: InVariant,
): readonly Difference[] {
  const field = group.fields.find((one) => one.name === name);
  if (field === undefined) return [];
  const path = `${at.path}/${label}/${name}`;
  return [fieldDifference(aspect, { ...at, path, labels: [...at.labels, label, field.label] })];
}

function namesOf({ path, labels }: FieldPosition): Pick<FieldPosition, "path" | "labels"> {
  return { path, labels };
}

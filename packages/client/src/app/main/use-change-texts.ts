import type { ModelChange } from "@quarterdeck/model";
import { useFormat, useTexts } from "#texts/use-texts.ts";

interface ChangeTexts {
  /** "2 new fields, 1 operation gone". */
  readonly count: (changes: readonly ModelChange[]) => string;
  readonly describe: (change: ModelChange) => string;
}

type OfField = Extract<ModelChange, { readonly owners: unknown }>;

export function useChangeTexts(): ChangeTexts {
  const t = useTexts("schemaChanges");
  const { list } = useFormat();
  const join = (items: readonly string[]): string => list(items, { style: "narrow" });

  function describe(change: ModelChange): string {
    if ("owners" in change) return describeField(change);
    if ("address" in change) return change.address;
    if ("method" in change) return t(`ways.${change.method}`);
    if (!("label" in change)) return change.call;
    const { label } = change;
    return "call" in change ? t("operation", { label, call: change.call }) : label;
  }

  function describeField(change: OfField): string {
    const field = t("field", { field: change.labels.join(" › "), of: join(change.owners) });
    switch (change.kind) {
      case "field-kind":
      case "parameter-kind":
      case "field-item-kind":
      case "parameter-item-kind": {
        const kinds = { before: t(`kinds.${change.before}`), after: t(`kinds.${change.after}`) };
        return t(change.kind.endsWith("-item-kind") ? "itemKind" : "kind", { field, ...kinds });
      }
      case "field-relation":
      case "parameter-relation":
        return t("relation", { field, before: change.before, after: change.after });
      case "field-types":
      case "parameter-types":
        return describeSets(field, {
          added: change.added.map((kind) => t(`kinds.${kind}`)),
          removed: change.removed.map((kind) => t(`kinds.${kind}`)),
        });
      case "field-choices":
      case "parameter-choices":
        return describeSets(field, change);
      default:
        return field;
    }
  }

  function describeSets(field: string, { added, removed }: Sets): string {
    return [
      field,
      ...(added.length === 0 ? [] : [t("added", { choices: join(added) })]),
      ...(removed.length === 0 ? [] : [t("removed", { choices: join(removed) })]),
    ].join(" ");
  }

  return {
    count: (changes) => {
      const kinds = [...new Set(changes.map(({ kind }) => kind))];
      return join(
        kinds.map((kind) =>
          t(`counted.${kind}`, { count: changes.filter((one) => one.kind === kind).length }),
        ),
      );
    },
    describe,
  };
}

interface Sets {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

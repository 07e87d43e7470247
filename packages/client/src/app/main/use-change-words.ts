import type { ModelChange } from "@quarterdeck/model";
import { useFormat, useTexts } from "#texts/use-texts.ts";

interface ChangeWords {
  /** "2 new fields, 1 operation gone". */
  readonly count: (changes: readonly ModelChange[]) => string;
  readonly tell: (change: ModelChange) => string;
}

export function useChangeWords(): ChangeWords {
  const t = useTexts("drift");
  const { list } = useFormat();
  const join = (items: readonly string[]): string => list(items, { style: "narrow" });

  function tell(change: ModelChange): string {
    if ("address" in change) return change.address;
    if ("method" in change) return t(`ways.${change.method}`);
    if (!("of" in change)) {
      return change.call === undefined
        ? change.label
        : t("operation", change as Required<typeof change>);
    }
    const field = change.labels.join(" › ");
    const said = t("field", { field, of: join(change.of) });
    if (change.what === "field-kind") {
      return t("kind", {
        field: said,
        before: t(`kinds.${change.before}`),
        after: t(`kinds.${change.after}`),
      });
    }
    if (change.what !== "field-choices") return said;
    const { added, removed } = change;
    return [
      said,
      ...(added.length === 0 ? [] : [t("added", { choices: join(added) })]),
      ...(removed.length === 0 ? [] : [t("removed", { choices: join(removed) })]),
    ].join(" ");
  }

  return {
    count: (changes) => {
      const kinds = [...new Set(changes.map(({ what }) => what))];
      return join(
        kinds.map((what) =>
          t(`counted.${what}`, { count: changes.filter((one) => one.what === what).length }),
        ),
      );
    },
    tell,
  };
}

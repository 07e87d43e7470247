import type { ListState, ReferenceField } from "@quarterdeck/model";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useFilterText } from "#fields/filters/use-filter-text.ts";
import { readTypedKey } from "#pickers/read-typed-key.ts";
import { moreId, typedId, useRecordOptions } from "#pickers/use-record-options.ts";
import { useReferenceTarget } from "#pickers/use-reference-target.ts";
import { useTexts } from "#texts/use-texts.ts";
import { complete, completeRecord, type Completion } from "./complete-terms.ts";
import { type FilterGroup, namesOf, setComparisons, withFilters } from "./filter-groups.ts";
import { type Condition, isFieldName, plain, readCondition } from "./read-condition.ts";
import { periods } from "#fields/filters/relative-days.ts";
import { readTerms } from "./typed-terms.ts";

interface TypedFilters {
  /** False for the name of a field without a comparison. */
  readonly isTyped: boolean;
  readonly conditions: readonly Condition[];
  readonly completions: readonly Completion[];
  /** Status of the records of a reference. */
  readonly status: string;
  /** Title that several records have, of conditions that are applied. */
  readonly ambiguous: string | undefined;
  /** Applies the conditions once all titles are read; nothing if one is invalid. */
  readonly apply: () => void;
}

interface TypedFiltersOptions {
  readonly text: string;
  readonly groups: readonly FilterGroup[];
  readonly chosen: ListState["filters"];
  readonly onFilters: (filters: ListState["filters"]) => void;
}

const noReference: ReferenceField = {
  kind: "reference",
  name: "",
  label: "",
  isRequired: false,
  to: "",
  keyPath: [],
};

/** Filters that the user types as `status:open total>500`. */
export function useTypedFilters(options: TypedFiltersOptions): TypedFilters {
  const { text, groups, chosen, onFilters } = options;
  const words = useWords();
  const typing = useFilterText();
  const [keys, setKeys] = useState<ReadonlyMap<string, string>>(new Map());
  const [appliedText, setAppliedText] = useState<string>();
  const terms = readTerms(text, (name) => isFieldName(groups, name));
  const isTyped = terms.some(({ sign }) => sign !== undefined);
  const conditions = terms.map((term) =>
    readCondition(term, {
      groups,
      words,
      keyOf: (field, title) =>
        keys.get(nameOf(field, title)) ?? (isKey(field, title) ? title : undefined),
      read: typing.read,
      findError: typing.findError,
    }),
  );
  const open = conditions.find((one) => one.kind === "reference");
  const target = useReferenceTarget(open?.filter.field ?? noReference, open !== undefined);
  const records = useRecordOptions(open?.filter.field ?? noReference, target, {
    typed: open?.title ?? "",
    isOpen: open !== undefined,
    canCreate: false,
  });
  const openTerm = open && terms[conditions.indexOf(open)];
  const isLast = openTerm !== undefined && terms.at(-1) === openTerm;
  const rows = records.shown.filter(({ id }) => id !== moreId && id !== typedId);
  const exact = rows.filter(({ label }) => plain(label) === plain(open?.title ?? ""));
  const [only] = exact.length === 1 ? exact : rows.length === 1 ? rows : [];
  const isReading = open !== undefined && records.status !== "" && rows.length === 0;
  // A title of exactly one record is its key when the conditions are applied.
  if (appliedText === text && open !== undefined && only !== undefined) {
    setKeys(new Map([...keys, [nameOf(open.filter.field, open.title), only.id.slice(1)]]));
  }
  const finish = useEffectEvent(() => {
    const isComplete = conditions.every(({ kind }) => kind === "filters");
    if (!isComplete || conditions.length === 0) return;
    onFilters(mergeConditions(chosen, conditions));
  });
  const isWaiting = appliedText === text;
  useEffect(() => {
    if (isWaiting) finish();
  }, [isWaiting, keys]);
  const isAmbiguous = isWaiting && rows.length > 1 && only === undefined;
  return {
    isTyped,
    conditions,
    completions:
      isAmbiguous && openTerm !== undefined
        ? completeRecord({ text, term: openTerm, records: rows })
        : isTyped
          ? complete({ text, terms, groups, words, records: isLast ? rows : [] })
          : [],
    status: isReading || (isWaiting && rows.length === 0) ? records.status : "",
    ambiguous: isAmbiguous ? open?.title : undefined,
    apply: () => setAppliedText(text),
  };
}

function nameOf({ to }: ReferenceField, title: string): string {
  return `${to} ${plain(title)}`;
}

/** True for text that is a key by its type: a title is read first where a key can be any text. */
function isKey(field: ReferenceField, text: string): boolean {
  return field.isInteger === true && readTypedKey(field, undefined, text) !== undefined;
}

function mergeConditions(
  chosen: ListState["filters"],
  conditions: readonly Condition[],
): ListState["filters"] {
  return conditions.reduce((merged, condition) => {
    if (condition.kind !== "filters") return merged;
    const { group, filters } = condition;
    // A day replaces the period of its field, and a period the day.
    const overlaps = setComparisons(group, merged)
      .map(({ line }) => namesOf(line))
      .filter((names) => names.some((name) => Object.hasOwn(filters, name)))
      .flat();
    return withFilters(merged, filters, overlaps);
  }, chosen);
}

/** Words of the language of the user with the values that they mean. */
function useWords(): ReadonlyMap<string, string> {
  const t = useTexts("filters");
  const tFields = useTexts("fields");
  return useMemo(
    () =>
      new Map([
        ["yes", "true"],
        ["no", "false"],
        [plain(tFields("yes")), "true"],
        [plain(tFields("no")), "false"],
        [plain(t("empty")), "empty"],
        [plain(t("notEmpty")), "notempty"],
        ...periods.map((period) => [plain(t(`periods.${period}`)), plain(period)] as const),
      ]),
    [t, tFields],
  );
}

import { ownMember } from "@quarterdeck/model";
import { Button, Group, NativeSelect, Stack, Text } from "@mantine/core";
import type { Filter, FilterOperator, ListState } from "@quarterdeck/model";
import { type FormEvent, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { focusWhenShown } from "#components/overlays/focus-when-shown.ts";
import type { FilterProps } from "#fields/field-props.ts";
import { FilterInput } from "#fields/filter-input.tsx";
import { DayAndTimeInput } from "#fields/filters/day-and-time-input.tsx";
import { useFilterText } from "#fields/filters/use-filter-text.ts";
import { isCodeName } from "#fields/formats/format-number.ts";
import { useTexts } from "#texts/use-texts.ts";
import { capitalize } from "./capitalize.ts";
import {
  comparisons,
  type Comparison,
  endOf,
  type FilterGroup,
  isSet,
  namesOf,
  type SetComparison,
  withFilters,
} from "./filter-groups.ts";
import {
  type FilterSpan,
  isOfInstants,
  readInstant,
  readSpan,
  writeInstant,
  writeSpan,
} from "./filter-span.ts";
import { periodFilters, findPeriods } from "./filter-periods.ts";
import { PeriodChoice } from "./period-choice.tsx";
import { resolveFilters } from "#fields/filters/relative-days.ts";
import { useToday } from "#fields/filters/use-today.ts";
import { type CountedList, useChoiceCounts } from "./use-choice-counts.ts";
import { useOperatorWord } from "./use-operator-word.ts";
import classes from "./filters.module.css";

interface FilterEditorProps {
  readonly group: FilterGroup;
  readonly chosen: ListState["filters"];
  /** The filter to change; undefined: a new one. */
  readonly current?: SetComparison;
  readonly onFilters: (filters: ListState["filters"]) => void;
  /** List whose records are counted by value. */
  readonly counted?: CountedList | undefined;
  /** Text of the button instead of "Apply". */
  readonly action?: string;
  /** Control next to the Apply button. */
  readonly secondAction: ReactNode;
}

/** Form of a filter on a field: comparison and values. */
export function FilterEditor(props: FilterEditorProps): ReactNode {
  return (
    // One boundary: the value gets the focus, and its input may load later.
    <Suspense>
      <Editor {...props} />
    </Suspense>
  );
}

function Editor(props: FilterEditorProps): ReactNode {
  const { group, chosen, current, onFilters, counted, action, secondAction } = props;
  const periods = findPeriods(group.filters, group);
  // Inputs show the days of a period; the period stays unless the user changes them.
  const shown = resolveFilters(group, chosen, useToday());
  const t = useTexts("filters");
  const writeOperator = useOperatorWord();
  const lines = comparisons(group, current?.line);
  const [line, setLine] = useState<Comparison | undefined>(() => begin(lines, chosen, current));
  const [typed, setTyped] = useState<readonly string[]>();
  const [typedEnd, setTypedEnd] = useState<readonly string[]>();
  const [{ error, endError }, setErrors] = useState(noErrors);
  const typing = useFilterText();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    focusWhenShown(first("input:checked") ?? first("input, textarea") ?? first("select"));
  }, []);
  if (line === undefined) return null;
  const { filter, span } = line;
  const set = span === undefined ? (ownMember(shown, filter.name) ?? []) : spanned(span, shown);
  const values = line.values ?? typed ?? typing.format(filter, set);
  const end = endOf(group, line);

  function choose(id: string): void {
    const next = lines.find((one) => one.id === id);
    if (next === undefined || line === undefined) return;
    // Input for one comparison is used for the next, unless that has values.
    const hasValues = next.span ? spanned(next.span, shown).length > 0 : isSet(chosen, next.filter);
    const canReuse = next.filter.field.kind === filter.field.kind && !hasValues;
    const reused = convertValues(next, line, values);
    setTyped(canReuse ? reused.slice(0, next.filter.operator === "in" ? undefined : 1) : undefined);
    setLine(next);
    setErrors(noErrors);
  }

  function apply(event: FormEvent): void {
    event.preventDefault();
    // Unchanged values are not validated.
    const nextError = typed === undefined || span ? "" : typing.findError(filter, typed);
    const nextEndError = end && typedEnd ? typing.findError(end, typedEnd) : "";
    setErrors({ error: nextError, endError: nextEndError });
    const inputs = form.current?.querySelectorAll<HTMLElement>("input, textarea");
    if (nextError !== "") return inputs?.[0]?.focus();
    if (nextEndError !== "") return inputs?.[inputs.length - 1]?.focus();
    const before = typed === undefined && typedEnd === undefined ? chosen : shown;
    const nextValues =
      typed === undefined ? ownMember(before, filter.name) : typing.read(filter, typed);
    const next =
      span === undefined
        ? { [filter.name]: line?.values ?? nextValues ?? [], ...endFilter(before) }
        : writeSpan(span, values[0] ?? "");
    onFilters(withFilters(chosen, next, current && namesOf(current.line)));
  }

  function endFilter(before: ListState["filters"]): ListState["filters"] {
    if (end === undefined) return {};
    return {
      [end.name]: typedEnd ? typing.read(end, typedEnd) : (ownMember(before, end.name) ?? []),
    };
  }

  return (
    <form ref={form} onSubmit={apply} className={classes.editor}>
      <Stack gap="sm">
        {periods !== undefined && (
          <PeriodChoice
            periods={periods}
            chosen={chosen}
            onPeriod={(period) =>
              onFilters(withFilters(chosen, periodFilters(periods, period), periods.instead))
            }
          />
        )}
        {lines.length > 1 ? (
          <NativeSelect
            label={group.label}
            aria-label={`${group.label}: ${t("comparison")}`}
            value={line.id}
            onChange={(event) => choose(event.currentTarget.value)}
            data={lines.map((one) => ({
              value: one.id,
              label: writeOperator(one.filter, one.values),
            }))}
          />
        ) : (
          <Text size="sm" fw={600}>
            {group.label}
            {filter.operator !== "is" && ` ${writeOperator(filter, line.values)}`}
          </Text>
        )}
        {span !== undefined && (
          <DayAndTimeInput
            label={t("value")}
            error={undefined}
            value={values[0] ?? ""}
            onChange={(next) => setTyped([next])}
          />
        )}
        {span === undefined && line.values === undefined && (
          <ValueInput
            key={line.id}
            counted={counted}
            filter={filter}
            label={t("value")}
            values={values}
            error={error}
            onChange={(next) => {
              setTyped(next);
              setErrors(noErrors);
            }}
          />
        )}
        {end !== undefined && (
          <FilterInput
            key={`${end.name} end`}
            field={end.field}
            label={capitalize(writeOperator(end, undefined))}
            operator={end.operator}
            values={typedEnd ?? typing.format(end, ownMember(shown, end.name) ?? [])}
            error={endError}
            onChange={(next) => {
              setTypedEnd(next);
              setErrors(noErrors);
            }}
          />
        )}
        <Group gap="xs" justify="space-between">
          {secondAction}
          <Button type="submit" size="xs">
            {action ?? t("apply")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface ValueInputProps extends Omit<FilterProps, "field" | "operator"> {
  readonly counted: CountedList | undefined;
  readonly filter: Filter;
}

interface CountedInputProps extends FilterProps {
  readonly counted: CountedList;
  readonly filter: Filter;
}

/** Input of a filter, with the number of records by value if the list is that of a screen. */
function ValueInput({ counted, filter, ...input }: ValueInputProps): ReactNode {
  const { field, operator } = filter;
  const props = { ...input, field, operator };
  return counted === undefined ? (
    <FilterInput {...props} />
  ) : (
    <CountedInput {...props} counted={counted} filter={filter} />
  );
}

function CountedInput({ counted, filter, ...input }: CountedInputProps): ReactNode {
  return <FilterInput {...input} counts={useChoiceCounts(counted, filter)} />;
}

/** The day or minute of a range of instants. */
function spanned(span: FilterSpan, chosen: ListState["filters"]): readonly string[] {
  const local = readSpan(span, chosen);
  return local === undefined ? [] : [local];
}

/** Converts values between days and instants for the next comparison. */
function convertValues(
  next: Comparison,
  { filter, span }: Comparison,
  values: readonly string[],
): readonly string[] {
  if (!isOfInstants(filter) || !isOfInstants(next.filter)) return values;
  const local = span === undefined ? readInstant(filter, values) : (values[0] ?? "");
  const instant = writeInstant(next.filter, local);
  if (instant === "") return [];
  return [next.span === undefined ? instant : local.slice(0, 10)];
}

const noErrors = { error: "", endError: "" };

/** The comparison to edit, else the most likely one without values. */
function begin(
  lines: readonly Comparison[],
  chosen: ListState["filters"],
  current: SetComparison | undefined,
): Comparison | undefined {
  if (current === undefined) {
    const unset = lines.filter(({ filter }) => !isSet(chosen, filter));
    // The API may filter by more than its rows contain.
    const own = unset.filter(({ filter }) => filter.at.in !== "rows");
    const free = own.length > 0 ? own : unset;
    const likely = likelyOperators.flatMap((operator) =>
      free.filter(
        ({ filter }) =>
          filter.operator === operator &&
          !(filter.field.kind === "number" && isCodeName(filter.fieldName ?? filter.name)),
      ),
    );
    return likely[0] ?? free[0] ?? lines[0];
  }
  const [value] = current.values;
  const { span, filter } = current.line;
  const candidates = lines.filter((one) => one.filter.name === filter.name && !one.span === !span);
  return candidates.find(({ values }) => values?.[0] === value) ?? candidates[0];
}

/** Most likely comparisons: part of a text, a range of numbers or times, some of the choices. */
const likelyOperators: readonly FilterOperator[] = ["contains", "at-least", "at-most", "in"];

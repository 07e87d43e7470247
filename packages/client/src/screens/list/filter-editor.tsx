import { Button, Group, NativeSelect, Stack, Text } from "@mantine/core";
import type { Filter, FilterOperator, ListState } from "@quarterdeck/model";
import { type FormEvent, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { focusShown } from "#components/focus-shown.ts";
import { FilterInput } from "#fields/filter-input.tsx";
import { useFilterTyping } from "#fields/filter/use-filter-typing.ts";
import { isCodeName } from "#fields/format-number.ts";
import { useTexts } from "#texts/use-texts.ts";
import {
  comparisons,
  type Comparison,
  type FilterGroup,
  isSet,
  withFilter,
} from "./filter-groups.ts";
import { useOperatorWord } from "./use-operator-word.ts";
import classes from "./filters.module.css";

interface FilterEditorProps {
  readonly group: FilterGroup;
  readonly chosen: ListState["filters"];
  /** The filter that is changed; absent: one is added. */
  readonly current?: Filter;
  readonly onFilters: (filters: ListState["filters"]) => void;
  /** Beside "Apply": the other way out. */
  readonly aside: ReactNode;
}

/** One condition: how a field is compared, and with what. Enter applies it. */
export function FilterEditor(props: FilterEditorProps): ReactNode {
  return (
    // Whole or not at all: the focus goes to the value, which may load later.
    <Suspense>
      <Editor {...props} />
    </Suspense>
  );
}

function Editor(props: FilterEditorProps): ReactNode {
  const { group, chosen, current, onFilters, aside } = props;
  const t = useTexts("filters");
  const writeOperator = useOperatorWord();
  const lines = comparisons(group, current);
  const [line, setLine] = useState<Comparison | undefined>(() => begin(lines, chosen, current));
  const [typed, setTyped] = useState<readonly string[]>();
  const [fault, setFault] = useState("");
  const typing = useFilterTyping();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = (what: string) => form.current?.querySelector<HTMLElement>(what);
    focusShown(first("input:checked") ?? first("input") ?? first("select"));
  }, []);
  if (line === undefined) return null;
  const { filter } = line;
  const values = line.values ?? typed ?? typing.show(filter, chosen[filter.name] ?? []);

  function choose(id: string): void {
    const next = lines.find((one) => one.id === id);
    if (next === undefined) return;
    // What was typed for one comparison is meant for the next, unless that is set already.
    const fits = next.filter.field.kind === filter.field.kind && !isSet(chosen, next.filter);
    setTyped(fits ? values.slice(0, next.filter.operator === "in" ? undefined : 1) : undefined);
    setLine(next);
    setFault("");
  }

  function apply(event: FormEvent): void {
    event.preventDefault();
    // Of what nobody touched nothing is said.
    const found = typed === undefined ? "" : typing.tellFault(filter, typed);
    setFault(found);
    if (found !== "") return form.current?.querySelector("input")?.focus();
    const asked = typed === undefined ? chosen[filter.name] : typing.read(filter, typed);
    const next = { name: filter.name, values: line?.values ?? asked ?? [] };
    onFilters(withFilter(chosen, next, current?.name));
  }

  return (
    <form ref={form} onSubmit={apply} className={classes.editor}>
      <Stack gap="sm">
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
        {line.values === undefined && (
          <FilterInput
            key={line.id}
            field={filter.field}
            label={t("value")}
            operator={filter.operator}
            values={values}
            fault={fault}
            onChange={(next) => {
              setTyped(next);
              setFault("");
            }}
          />
        )}
        <Group gap="xs" justify="space-between">
          {aside}
          <Button type="submit" size="xs">
            {t("apply")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** What is changed; else the first comparison that is not made yet. */
function begin(
  lines: readonly Comparison[],
  chosen: ListState["filters"],
  current: Filter | undefined,
): Comparison | undefined {
  if (current === undefined) {
    const free = lines.filter(({ filter }) => !isSet(chosen, filter));
    const likely = usual.flatMap((operator) =>
      free.filter(
        ({ filter }) => filter.operator === operator && !isCodeName(filter.of ?? filter.name),
      ),
    );
    return likely[0] ?? free[0] ?? lines[0];
  }
  const [value] = chosen[current.name] ?? [];
  const own = lines.filter(({ filter }) => filter.name === current.name);
  return own.find(({ values }) => values?.[0] === value) ?? own[0];
}

/** What people mostly ask: a part of a text, a range of amounts and times, some of the choices; of keys themselves. */
const usual: readonly FilterOperator[] = ["contains", "at-least", "at-most", "in"];

import { Button, Group } from "@mantine/core";
import type { Filter, ListShape, ReferenceField } from "@quarterdeck/model";
import { IconX } from "@tabler/icons-react";
import { Fragment, type ReactNode } from "react";
import type { ListAddress } from "#addresses/list-address.ts";
import hidden from "#components/hidden.module.css";
import { findChoice } from "#fields/choice-badge.tsx";
import { readReference } from "#fields/read-reference.ts";
import { useReferenceTitle } from "#queries/reference-titles.ts";
import { useTexts } from "#texts/use-texts.ts";
import { filterLabels } from "./filter-labels.ts";

interface FilterChipsProps {
  readonly list: ListShape;
  readonly address: ListAddress;
  readonly onNarrow: (change: Partial<ListAddress>, isTyping: boolean) => void;
}

/** What narrows the list now, each with the way to let go of it. */
export function FilterChips({ list, address, onNarrow }: FilterChipsProps): ReactNode {
  const t = useTexts("list");
  const labels = filterLabels(list.filters, (operator) => t(`operators.${operator}`));
  const active = list.filters.flatMap((filter, index) => {
    const values = address.filters[filter.name] ?? [];
    const label = labels[index] ?? filter.name;
    return values.length === 0 ? [] : [{ filter, label, values }];
  });
  if (active.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label={t("active")}>
      {active.map(({ filter, label, values }) => (
        <Button
          key={filter.name}
          variant="light"
          size="compact-sm"
          radius="xl"
          rightSection={<IconX size={14} />}
          onClick={() => onNarrow({ filters: { ...address.filters, [filter.name]: [] } }, false)}
        >
          <span className={hidden.hidden}>{t("removeFilter")} </span>
          {label}: <FilterValues filter={filter} values={values} />
        </Button>
      ))}
      <Button variant="subtle" size="compact-sm" onClick={() => onNarrow({ filters: {} }, false)}>
        {t("clearFilters")}
      </Button>
    </Group>
  );
}

interface FilterValuesProps {
  readonly filter: Filter;
  readonly values: readonly string[];
}

function FilterValues({ filter: { field }, values }: FilterValuesProps): ReactNode {
  if (field.kind === "reference" || field.kind === "references") {
    return values.map((value, index) => (
      <Fragment key={value}>
        {index > 0 && ", "}
        <ReferenceTitle field={field} value={value} />
      </Fragment>
    ));
  }
  const isChoice = field.kind === "choice" || field.kind === "choices";
  return values
    .map((value) => (isChoice ? (findChoice(field, value)?.label ?? value) : value))
    .join(", ");
}

function ReferenceTitle({
  field,
  value,
}: {
  readonly field: ReferenceField;
  readonly value: string;
}): ReactNode {
  const key = readReference({ ...field, keyPath: [] }, value)?.key ?? value;
  return useReferenceTitle(field.to, encodeURIComponent(key)) ?? value;
}

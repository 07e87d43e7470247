import { ownMember } from "@quarterdeck/model";
import { Button, Stack, Text } from "@mantine/core";
import type { ListShape, ListState, Parameter, Resource } from "@quarterdeck/model";
import { IconFilterQuestion } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { operationAddress } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import { FilterInput } from "#fields/filter-input.tsx";
import { useFilterText } from "#fields/filters/use-filter-text.ts";
import { useListTexts } from "#texts/use-list-texts.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./required-filters.module.css";
import { filters as filterMessages } from "#texts/en/filters.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const filterTexts = { filters: filterMessages };

interface RequiredFiltersProps {
  readonly resource: Resource;
  readonly list: ListShape;
  readonly address: ListAddress;
  readonly missing: readonly Parameter[];
  readonly onNarrow: (change: Partial<ListAddress>, isTyping: boolean) => void;
}

/** Inputs for the parameters that the list operation requires. */
export function RequiredFilters({
  resource,
  list,
  address,
  missing,
  onNarrow,
}: RequiredFiltersProps): ReactNode {
  const t = useListTexts();
  const [search, setSearch] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<ListState["filters"]>({});
  const [isSubmitted, setIsSubmitted] = useState(false);
  const typing = useFilterText();
  const filters = missing.flatMap(({ name }) =>
    list.filters.filter(({ at }) => at.parameter === name),
  );
  const searched = missing.find(({ name }) => name === list.search?.parameter);
  const hasInputs = filters.length + (searched === undefined ? 0 : 1) === missing.length;
  // The search box above the list is its input.
  const isOnlySearch = searched !== undefined && missing.length === 1;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsSubmitted(true);
    if (
      filters.some(
        (filter) => typing.findError(filter, ownMember(chosen, filter.name) ?? []) !== "",
      )
    )
      return;
    const read = filters.map((filter) => [
      filter.name,
      typing.read(filter, ownMember(chosen, filter.name) ?? []),
    ]);
    const next = { ...address.filters, ...Object.fromEntries(read) };
    onNarrow({ search: search[0] ?? address.search, filters: next }, false);
  }

  return (
    <EmptyState
      icon={<IconFilterQuestion size="1.75rem" />}
      title={t("askFirst", { label: inlineLabel(resource.labels.many) })}
      hint={isOnlySearch ? undefined : t(hasInputs ? "askFirstHint" : "requiresOther")}
    >
      {isOnlySearch ? (
        <TextsProvider texts={filterTexts}>
          <SearchHint />
        </TextsProvider>
      ) : hasInputs ? (
        <form onSubmit={submit} className={classes.form}>
          <TextsProvider texts={filterTexts}>
            <Stack gap="sm" ta="start">
              {searched !== undefined && (
                <FilterInput
                  field={searched.field}
                  label={t("search", { label: inlineLabel(resource.labels.many) })}
                  operator="is"
                  values={search}
                  onChange={setSearch}
                />
              )}
              {filters.map((filter) => (
                <FilterInput
                  key={filter.name}
                  field={filter.field}
                  label={filter.field.label}
                  operator={filter.operator}
                  values={ownMember(chosen, filter.name) ?? []}
                  error={
                    isSubmitted
                      ? typing.findError(filter, ownMember(chosen, filter.name) ?? [])
                      : ""
                  }
                  onChange={(values) =>
                    setChosen((before) => ({ ...before, [filter.name]: values }))
                  }
                />
              ))}
              <Button type="submit">{t("askFirstShow")}</Button>
            </Stack>
          </TextsProvider>
        </form>
      ) : (
        <AppLink address={operationAddress(list.operation)}>{t("requiresOtherOpen")}</AppLink>
      )}
    </EmptyState>
  );
}

function SearchHint(): ReactNode {
  const t = useTexts("filters");
  return (
    <Text c="dimmed" size="sm">
      {t("searchFirst")}
    </Text>
  );
}

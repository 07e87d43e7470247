import { Button } from "@mantine/core";
import type { Field, ListShape, ListState } from "@quarterdeck/model";
import { IconArrowsSplit } from "@tabler/icons-react";
import { type ReactNode, type RefObject, useState } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { ActiveConditions } from "./active-conditions.tsx";
import { findAlternatives } from "./alternatives.ts";
import { AlternativesEditor, BackButton } from "./alternatives-editor.tsx";
import { FilterEditor } from "./filter-editor.tsx";
import { type FilterGroup, groupFilters, type SetComparison } from "./filter-groups.ts";
import { FilterSearch } from "./filter-search.tsx";
import { filters as filterMessages } from "#texts/en/filters.ts";
import type { CountedList } from "./use-choice-counts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

// In the same chunk: both read typed conditions.
export { TypedOffer } from "./typed-offer.tsx";

const filterTexts = { filters: filterMessages };

interface FilterBuilderProps {
  readonly list: ListShape;
  readonly fields: readonly Field[];
  readonly chosen: ListState["filters"];
  readonly counted: CountedList;
  /** Text that the user typed before this component was loaded. */
  readonly typedRef: RefObject<string>;
  readonly onFilters: (filters: ListState["filters"]) => void;
}

/** Field with the condition to change, without one a new condition; or the index of a group of alternatives. */
type Edited =
  | { readonly group: FilterGroup; readonly current?: SetComparison }
  | { readonly anyOf: number };

/** All conditions of the list, and a new one: first the field, then the comparison. */
export function FilterBuilder(props: FilterBuilderProps): ReactNode {
  return (
    <TextsProvider texts={filterTexts}>
      <Builder {...props} />
    </TextsProvider>
  );
}

function Builder(props: FilterBuilderProps): ReactNode {
  const { list, fields, chosen, counted, typedRef, onFilters } = props;
  const t = useTexts("filters");
  const groups = groupFilters(list.filters, fields);
  const anyOf = findAlternatives(list, fields, chosen);
  const [edited, setEdited] = useState<Edited | undefined>(() => onlyGroup(groups));
  const close = () => setEdited(undefined);
  if (edited === undefined) {
    return (
      <>
        <ActiveConditions
          {...{ groups, anyOf, chosen, onFilters }}
          onEdit={(group, current) => setEdited({ group, current })}
          onAnyOf={(index) => setEdited({ anyOf: index })}
        />
        <FilterSearch
          {...{ groups, typedRef, chosen, onFilters }}
          onChoose={(group) => setEdited({ group })}
        />
        {anyOf !== undefined && (
          <Button
            variant="subtle"
            size="xs"
            mx="0.375rem"
            mb="0.375rem"
            leftSection={<IconArrowsSplit size="0.875rem" />}
            onClick={() => setEdited({ anyOf: anyOf.active.length })}
          >
            {t("addAlternatives")}
          </Button>
        )}
      </>
    );
  }
  if ("anyOf" in edited) {
    if (anyOf === undefined) return null;
    return (
      <AlternativesEditor
        {...{ anyOf, chosen, onFilters }}
        index={edited.anyOf}
        secondAction={<BackButton onBack={close}>{t("back")}</BackButton>}
      />
    );
  }
  return (
    <FilterEditor
      {...edited}
      chosen={chosen}
      counted={counted}
      onFilters={onFilters}
      secondAction={<BackButton onBack={close}>{t("another")}</BackButton>}
    />
  );
}

function onlyGroup([group, ...others]: readonly FilterGroup[]): Edited | undefined {
  return group !== undefined && others.length === 0 ? { group } : undefined;
}

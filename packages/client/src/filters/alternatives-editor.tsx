import { Button, CloseButton, Group, Text } from "@mantine/core";
import type { ListState } from "@quarterdeck/model";
import { IconChevronLeft } from "@tabler/icons-react";
import { Fragment, type ReactNode, useRef, useState } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { AlternativeWords } from "./alternative-words.tsx";
import { type AnyOf, withAnyOf } from "./alternatives.ts";
import { FilterEditor } from "./filter-editor.tsx";
import type { FilterGroup } from "./filter-groups.ts";
import { FilterSearch } from "./filter-search.tsx";
import classes from "./filters.module.css";

interface AlternativesEditorProps {
  readonly anyOf: AnyOf;
  /** Index of the group of alternatives; their number for a new group. */
  readonly index: number;
  readonly chosen: ListState["filters"];
  readonly onFilters: (filters: ListState["filters"]) => void;
  readonly secondAction: ReactNode;
}

/** Form of alternatives: conditions of which at least one applies. */
export function AlternativesEditor(props: AlternativesEditorProps): ReactNode {
  const { anyOf, index, chosen, onFilters, secondAction } = props;
  const { groups } = anyOf;
  const t = useTexts("filters");
  const typedRef = useRef("");
  const [alternatives, setAlternatives] = useState(anyOf.active[index] ?? []);
  const [edited, setEdited] = useState<FilterGroup>();

  function add(filters: ListState["filters"]): void {
    setEdited(undefined);
    if (Object.keys(filters).length > 0) setAlternatives([...alternatives, filters]);
  }

  if (edited !== undefined) {
    return (
      <FilterEditor
        group={edited}
        chosen={{}}
        action={t("addAlternative")}
        onFilters={add}
        secondAction={<BackButton onBack={() => setEdited(undefined)}>{t("another")}</BackButton>}
      />
    );
  }
  return (
    <>
      <section className={classes.active} aria-label={t("anyOf")}>
        <p className={classes.status}>{t("anyOfHint")}</p>
        <ul>
          {alternatives.map((alternative, at) => (
            <Fragment key={at}>
              {at > 0 && <li className={classes.or}>{t("or")}</li>}
              <li>
                <Text size="sm" className={classes.alternative}>
                  <AlternativeWords groups={groups} alternative={alternative} />
                </Text>
                <CloseButton
                  size="sm"
                  aria-label={t("removeFilter", { label: String(at + 1) })}
                  onClick={() => setAlternatives(alternatives.toSpliced(at, 1))}
                />
              </li>
            </Fragment>
          ))}
        </ul>
      </section>
      {/* Another alternative begins with an empty input. */}
      <FilterSearch
        key={alternatives.length}
        {...{ groups, typedRef }}
        chosen={{}}
        onChoose={setEdited}
        onFilters={add}
      />
      <Group gap="xs" justify="space-between" p="0.375rem">
        {secondAction}
        <Button size="xs" onClick={() => onFilters(withAnyOf(anyOf, chosen, index, alternatives))}>
          {t("apply")}
        </Button>
      </Group>
    </>
  );
}

interface BackButtonProps {
  readonly onBack: () => void;
  readonly children: string;
}

/** Returns to the view before in the filter panel. */
export function BackButton({ onBack, children }: BackButtonProps): ReactNode {
  return (
    <Button
      variant="subtle"
      size="xs"
      px="xs"
      leftSection={<IconChevronLeft size="0.875rem" className={classes.back} />}
      onClick={onBack}
    >
      {children}
    </Button>
  );
}

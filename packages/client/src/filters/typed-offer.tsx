import { Button } from "@mantine/core";
import type { Field, ListShape, ListState } from "@quarterdeck/model";
import { IconFilter } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { filters as filterMessages } from "#texts/en/filters.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { focusRows } from "./focus-rows.ts";
import { groupFilters } from "./filter-groups.ts";
import { splitSearch } from "./split-search.ts";
import { ConditionText, TypedStatus } from "./typed-status.tsx";
import { useTypedFilters } from "./use-typed-filters.ts";
import classes from "./filters.module.css";

const filterTexts = { filters: filterMessages };

interface TypedOfferProps {
  readonly list: ListShape;
  readonly fields: readonly Field[];
  readonly chosen: ListState["filters"];
  /** Text of the search box. */
  readonly search: string;
  readonly onNarrow: (change: Pick<ListState, "filters" | "search">) => void;
}

/** Offers conditions that were typed into the search box (`status:open`) as filters. */
export function TypedOffer(props: TypedOfferProps): ReactNode {
  return (
    <TextsProvider texts={filterTexts}>
      <Offer key={props.search} {...props} />
    </TextsProvider>
  );
}

function Offer({ list, fields, chosen, search, onNarrow }: TypedOfferProps): ReactNode {
  const t = useTexts("filters");
  const groups = groupFilters(list.filters, fields);
  const split = splitSearch(search, groups);
  const [text, setText] = useState(split?.conditions ?? "");
  const typed = useTypedFilters({
    text,
    groups,
    chosen,
    onFilters: (filters) => {
      focusRows();
      onNarrow({ filters, search: split?.words ?? "" });
    },
  });
  const { conditions, ambiguous, completions, status } = typed;
  const isReady = conditions.every(({ kind }) => kind === "filters" || kind === "reference");
  if (split === undefined) return null;
  return (
    <div className={classes.offer} role="status">
      {isReady && ambiguous === undefined && (
        <Button
          variant="light"
          size="compact-sm"
          leftSection={<IconFilter size="0.875rem" />}
          onClick={typed.apply}
        >
          {t("typed.offer")}{" "}
          {conditions.map((condition, index) => (
            <span key={index} className={classes.offered}>
              <ConditionText condition={condition} />
            </span>
          ))}
        </Button>
      )}
      {(!isReady || ambiguous !== undefined || status !== "") && (
        <span className={classes.reason}>
          <TypedStatus
            conditions={isReady ? [] : conditions}
            status={status}
            ambiguous={ambiguous}
          />
        </span>
      )}
      {ambiguous !== undefined &&
        completions.map(({ id, label, detail, text: completed }) => (
          <Button
            key={id}
            variant="default"
            size="compact-sm"
            onClick={() => setText(completed.trim())}
          >
            {label}
            {detail !== undefined && <small className={classes.offered}>{detail}</small>}
          </Button>
        ))}
    </div>
  );
}

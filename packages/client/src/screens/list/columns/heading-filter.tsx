import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { positionPanel } from "#components/overlays/position-panel.ts";
import popup from "#components/overlays/popup.module.css";
import { useTexts } from "#texts/use-texts.ts";
import { FilterEditor } from "#filters/filter-editor.tsx";
import { groupFilters, namesOf, setComparisons, withFilters } from "#filters/filter-groups.ts";
import type { OpenedHeading, TableToolsProps } from "./heading-props.ts";
import { filters as filterMessages } from "#texts/en/filters.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const filterTexts = { filters: filterMessages };

interface HeadingFilterProps extends Pick<
  TableToolsProps,
  "list" | "fields" | "address" | "onNarrow"
> {
  readonly opened: OpenedHeading;
  readonly label: string;
  readonly onClose: () => void;
}

/** Popover below a heading with the filter of its column. */
export function HeadingFilter(props: HeadingFilterProps): ReactNode {
  return (
    <TextsProvider texts={filterTexts}>
      <Panel {...props} />
    </TextsProvider>
  );
}

function Panel({
  list,
  fields,
  address: { filters },
  opened: { field, button },
  label,
  onNarrow,
  onClose,
}: HeadingFilterProps): ReactNode {
  const t = useTexts("filters");
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (panel.current === null) return;
    panel.current.showPopover();
    positionPanel(panel.current, button);
  }, [button]);
  const group = groupFilters(list.filters, fields).find(({ id }) => id === field.name);
  if (group === undefined) return null;
  const active = setComparisons(group, filters);
  const current = active.length === 1 ? active[0] : undefined;

  function apply(next: typeof filters): void {
    panel.current?.hidePopover();
    onNarrow({ filters: next }, false);
  }

  return (
    <div
      ref={panel}
      popover="auto"
      role="group"
      aria-label={label}
      className={popup.panel}
      onToggle={(event) => event.newState === "closed" && onClose()}
    >
      <FilterEditor
        group={group}
        chosen={filters}
        {...(current && { current })}
        onFilters={apply}
        secondAction={
          current === undefined ? (
            <Button variant="subtle" size="xs" onClick={() => panel.current?.hidePopover()}>
              {t("cancel")}
            </Button>
          ) : (
            <Button
              variant="subtle"
              color="red"
              size="xs"
              onClick={() => apply(withFilters(filters, {}, namesOf(current.line)))}
            >
              {t("remove")}
            </Button>
          )
        }
      />
    </div>
  );
}

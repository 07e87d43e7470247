import { Button, CloseButton, Text } from "@mantine/core";
import type { Operation, Resource } from "@quarterdeck/model";
import { IconBolt, IconPencil, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { ActionList } from "#components/buttons/action-list.tsx";
import { usePaletteActions } from "#components/shortcuts/use-shortcut.ts";
import { Popup } from "#components/overlays/popup.tsx";
import type { RowSelection, Selected } from "#tables/row-selection.ts";
import { isEmpty } from "#tables/row-selection.ts";
import { offeredTasks } from "#jobs/offered-tasks.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { BulkDialog } from "./bulk-dialog.tsx";
import classes from "./bulk.module.css";
import { type BulkSelection, countSelected } from "./bulk-selection.ts";
import { JobLine } from "./job-line.tsx";
import { jobs } from "#texts/en/jobs.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const actionsIcon = <IconBolt size="0.875rem" />;

const jobTexts = { jobs };

interface SelectionBarProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly address: ListAddress;
  readonly selection: RowSelection;
  readonly selected: Selected;
  readonly total: number | undefined;
  /** Further actions on the selection. */
  readonly further: ReactNode;
}

/** Actions on the selected rows, and the last job that was started. */
export function SelectionBar(props: SelectionBarProps): ReactNode {
  return (
    <TextsProvider texts={jobTexts}>
      <Bar {...props} />
    </TextsProvider>
  );
}

/** Task of the open dialog. */
type Opened =
  | { readonly kind: "edit" | "remove" }
  | { readonly kind: "act"; readonly operation: Operation };

function Bar({
  resource,
  parents,
  address,
  selection,
  selected,
  total,
  further,
}: SelectionBarProps) {
  const t = useTexts("jobs");
  const chunk = useChunk();
  const [opened, setOpened] = useState<Opened>();
  const [job, setJob] = useState<string>();
  const { edit, remove, acts } = offeredTasks(chunk, resource);
  const choice: BulkSelection = { selected, address, total };
  const chosenText = useChoiceText(choice);
  const tasks: readonly (Opened & { readonly label: string })[] = [
    ...(edit === undefined ? [] : [{ kind: "edit", label: t("edit") } as const]),
    ...acts.map((operation) => ({ kind: "act", operation, label: operation.label }) as const),
    ...(remove === undefined ? [] : [{ kind: "remove", label: t("remove") } as const]),
  ];
  usePaletteActions(
    (isEmpty(selected) ? [] : tasks).map(({ label, ...task }) => ({
      label: `${label}: ${chosenText}`,
      run: () => setOpened(task),
    })),
  );
  return (
    <>
      {!isEmpty(selected) && (
        <section className={classes.bar} aria-label={t("bar")}>
          <CloseButton
            size="sm"
            aria-label={t("clear")}
            title={t("clear")}
            onClick={selection.clear}
          />
          <ChoiceText choice={choice} />
          <SelectAll choice={choice} onSelect={selection.chooseAll} />
          <div className={classes.tasks}>
            {further}
            {edit !== undefined && (
              <Button
                variant="default"
                size="xs"
                leftSection={<IconPencil size="0.875rem" />}
                onClick={() => setOpened({ kind: "edit" })}
              >
                {t("edit")}
              </Button>
            )}
            {acts.length > 0 && (
              <Popup label={t("moreActions")} icon={actionsIcon}>
                {(close) => (
                  <ActionList
                    operations={acts}
                    onChoose={(operation) => {
                      close();
                      setOpened({ kind: "act", operation });
                    }}
                  />
                )}
              </Popup>
            )}
            {remove !== undefined && (
              <Button
                variant="default"
                size="xs"
                leftSection={<IconTrash size="0.875rem" />}
                onClick={() => setOpened({ kind: "remove" })}
              >
                {t("remove")}
              </Button>
            )}
          </div>
        </section>
      )}
      {job !== undefined && <JobLine id={job} />}
      {opened !== undefined && (
        <BulkDialog
          {...opened}
          target={{ chunk, resource, parents }}
          choice={choice}
          sample={sampleOf(selection)}
          onClose={() => setOpened(undefined)}
          onStarted={(id) => {
            setJob(id);
            setOpened(undefined);
            selection.clear();
          }}
        />
      )}
    </>
  );
}

/** Selected rows that are loaded: the selected ones, or the visible ones of all. */
function sampleOf(selection: RowSelection): readonly unknown[] {
  const selected = selection.get();
  if (selected.kind === "some") return [...selected.rows.values()];
  return selection.shown().flatMap(([key, row]) => (selected.except.has(key) ? [] : [row]));
}

interface ChoiceProps {
  readonly choice: BulkSelection;
}

function ChoiceText({ choice }: ChoiceProps): ReactNode {
  return (
    <Text size="sm" fw={600} role="status">
      {useChoiceText(choice)}
    </Text>
  );
}

function useChoiceText(choice: BulkSelection): string {
  const t = useTexts("jobs");
  const format = useFormat();
  const count = countSelected(choice);
  const { selected } = choice;
  if (selected.kind === "some") return t("selected", { count: format.number(count ?? 0) });
  if (count !== undefined && selected.except.size === 0)
    return t("allMatchingCount", { count: format.number(count) });
  if (count !== undefined) return t("selected", { count: format.number(count) });
  return selected.except.size === 0
    ? t("allMatching")
    : t("allMatchingLess", { count: format.number(selected.except.size) });
}

/** Shown if more rows match than are selected. */
function SelectAll({ choice, onSelect }: ChoiceProps & { readonly onSelect: () => void }) {
  const t = useTexts("jobs");
  const format = useFormat();
  const { selected, total } = choice;
  if (selected.kind === "all") return null;
  if (total !== undefined && total <= selected.rows.size) return null;
  return (
    <Button variant="subtle" size="compact-sm" onClick={onSelect}>
      {total === undefined
        ? t("selectAllUnknown")
        : t("selectAll", { count: format.number(total) })}
    </Button>
  );
}

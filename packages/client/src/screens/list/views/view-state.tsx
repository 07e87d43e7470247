import { Button, Group, Text } from "@mantine/core";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { type ListAddress, writeListAddress } from "#addresses/list-address.ts";
import { Popup } from "#components/overlays/popup.tsx";
import { useNavigate, usePathname, useSearch } from "#router/use-router.ts";
import type { TableLayout } from "#storage/table-layout.ts";
import { type SavedView, savedViews, saveView, subscribeViews, viewNamed } from "#storage/views.ts";
import { useViewTexts } from "#texts/use-view-texts.ts";
import classes from "./views.module.css";
import { ViewNameForm } from "./view-name-form.tsx";
import { type ViewChange, ViewUndo } from "./view-undo.tsx";
import { writeViewSearch } from "./write-view-search.ts";

interface ViewStateProps {
  /** View that the list showed last. */
  readonly opened: SavedView;
  /** Undefined: the list differs from each view. */
  readonly shown: SavedView | undefined;
  /** State of the list with its columns. */
  readonly address: ListAddress;
  readonly layout: TableLayout;
}

/** Name of the opened view if the list differs from it, with buttons that store the list. */
export function ViewState({ opened, shown, address, layout }: ViewStateProps): ReactNode {
  const t = useViewTexts();
  const path = usePathname();
  const hasState = Object.keys(useSearch()).length > 0;
  const views = useSyncExternalStore(subscribeViews, savedViews);
  const navigate = useNavigate();
  const [done, setDone] = useState<ViewChange>();
  const view = viewNamed(path, opened.name);

  function save(name: string, text: string): void {
    const previous = viewNamed(path, name);
    saveView({ name, path, search: writeViewSearch(address), layout });
    // With the columns in the address, the saved view is the open one.
    void navigate({ to: path, search: writeListAddress(address), replace: true });
    if (previous !== undefined) {
      setDone({ text, undo: () => saveView(previous), takesFocus: true });
    }
  }

  if (shown !== undefined && done !== undefined) {
    return (
      <div role="status">
        <ViewUndo change={done} onUndone={() => setDone(undefined)} />
      </div>
    );
  }
  if (shown !== undefined || view === undefined || !hasState) return null;
  const { name } = view;
  return (
    <Group gap={4} role="group" aria-label={t("changed", { name })} className={classes.state}>
      <Text size="sm">{t("changed", { name })}</Text>
      <Button variant="subtle" size="compact-sm" onClick={() => save(name, t("updated", { name }))}>
        {t("updateShort")}
      </Button>
      <Popup label={t("saveAs")} look="chip">
        {(close) => (
          <ViewNameForm
            label={t("name")}
            taken={views.filter((one) => one.path === path).map((one) => one.name)}
            takesFocus
            onName={(next) => {
              close();
              save(next, t("replaced", { name: next }));
            }}
          />
        )}
      </Popup>
    </Group>
  );
}

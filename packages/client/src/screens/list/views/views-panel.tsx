import { Group, Stack, Text } from "@mantine/core";
import { useNavigate, usePathname } from "#router/use-router.ts";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { type ListAddress, writeListAddress } from "#addresses/list-address.ts";
import { CopyTextButton } from "#components/buttons/copy-text-button.tsx";
import type { TableLayout } from "#storage/table-layout.ts";
import { renameView } from "#storage/arrange-views.ts";
import {
  orderViews,
  removeView,
  type SavedView,
  savedViews,
  saveView,
  subscribeViews,
  viewNamed,
} from "#storage/views.ts";
import { useViewTexts } from "#texts/use-view-texts.ts";
import classes from "#screens/list/list.module.css";
import { ViewList } from "./view-list.tsx";
import { ViewNameForm } from "./view-name-form.tsx";
import { writeViewSearch } from "./write-view-search.ts";
import { type ViewChange, ViewUndo } from "./view-undo.tsx";

interface ViewsPanelProps {
  readonly address: ListAddress;
  readonly layout: TableLayout;
  readonly onDone: () => void;
}

/** Saved views of a list, and a form that saves the current one. */
export function ViewsPanel({ address, layout, onDone }: ViewsPanelProps): ReactNode {
  const t = useViewTexts();
  const path = usePathname();
  const views = useSyncExternalStore(subscribeViews, savedViews);
  const own = views.filter((view) => view.path === path);
  const taken = own.map(({ name }) => name);
  const [done, setDone] = useState<ViewChange>();
  const [startedEmpty] = useState(own.length === 0);
  const navigate = useNavigate();
  const search = writeViewSearch(address);

  function save(name: string): void {
    const previous = viewNamed(path, name);
    saveView({ name, path, search, layout });
    // With the columns in the address, the new view is the open one.
    void navigate({ to: path, search: writeListAddress(address), replace: true });
    if (previous === undefined) onDone();
    else setDone({ text: t("replaced", { name }), undo: () => saveView(previous) });
  }

  function update(view: SavedView): void {
    save(view.name);
    const text = t("updated", { name: view.name });
    setDone({ text, undo: () => saveView(view), takesFocus: true });
  }

  function remove(view: SavedView): void {
    const before = savedViews();
    removeView(view);
    const text = t("removed", { name: view.name });
    // Restores the position, too.
    setDone({ text, undo: () => orderViews(before), takesFocus: true });
  }

  function rename(view: SavedView, name: string): void {
    const previous = name === view.name ? undefined : viewNamed(path, name);
    renameView(view, name);
    if (previous === undefined) return;
    setDone({
      text: t("replaced", { name }),
      undo: () => {
        renameView({ ...view, name }, view.name);
        saveView(previous);
      },
    });
  }

  return (
    <Stack gap="sm" className={classes.views} onInput={() => setDone(undefined)}>
      {own.length > 0 && (
        <ViewList
          views={own}
          now={{ name: "", path, search }}
          onName={rename}
          onUpdate={update}
          onRemove={remove}
        />
      )}
      <ViewNameForm label={t("name")} taken={taken} takesFocus={startedEmpty} onName={save} />
      <div role="status">
        {done !== undefined && <ViewUndo change={done} onUndone={() => setDone(undefined)} />}
      </div>
      <Text size="sm" c="dimmed">
        {t("hint")}
      </Text>
      <Group>
        <CopyTextButton text={location.href} label={t("copyAddress")} />
      </Group>
    </Stack>
  );
}

import { Button, Group, Stack, Text } from "@mantine/core";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { type ListAddress, writeListAddress } from "#addresses/list-address.ts";
import { CopyText } from "#components/copy-text.tsx";
import type { TableLayout } from "#keep/table-layout.ts";
import {
  renameView,
  type SavedView,
  savedViews,
  saveView,
  subscribeViews,
  viewNamed,
} from "#keep/views.ts";
import { useViewTexts } from "#texts/use-view-texts.ts";
import classes from "./list.module.css";
import { ViewLine } from "./view-line.tsx";
import { ViewNameForm } from "./view-name-form.tsx";

interface ViewsPanelProps {
  readonly address: ListAddress;
  readonly layout: TableLayout;
  readonly onDone: () => void;
}

/** What gave way, and the way back. */
interface Replaced {
  readonly name: string;
  readonly undo: () => void;
}

/** The saved views of this list, and a name for what shows. */
export function ViewsPanel({ address, layout, onDone }: ViewsPanelProps): ReactNode {
  const t = useViewTexts();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const views = useSyncExternalStore(subscribeViews, savedViews);
  const own = views.filter((view) => view.path === path);
  const taken = own.map(({ name }) => name);
  const [replaced, setReplaced] = useState<Replaced>();
  const navigate = useNavigate();

  function save(name: string): void {
    const known = viewNamed(path, name);
    const search = writeListAddress({ ...address, page: 1, cursor: undefined });
    saveView({ name, path, search, layout });
    // The columns stand in the view's address, so in this one too: the view is what shows now.
    void navigate({ to: path, search: writeListAddress(address), replace: true });
    if (known === undefined) onDone();
    else setReplaced({ name, undo: () => saveView(known) });
  }

  function rename(view: SavedView, name: string): void {
    const known = name === view.name ? undefined : viewNamed(path, name);
    renameView(view, name);
    if (known === undefined) return;
    setReplaced({
      name,
      undo: () => {
        renameView({ ...view, name }, view.name);
        saveView(known);
      },
    });
  }

  return (
    <Stack gap="sm" className={classes.views} onInput={() => setReplaced(undefined)}>
      {own.length > 0 && (
        <ul className={classes.viewList}>
          {own.map((view) => (
            <li key={view.name}>
              <ViewLine view={view} taken={taken} onName={(name) => rename(view, name)} />
            </li>
          ))}
        </ul>
      )}
      <ViewNameForm label={t("name")} taken={taken} onName={save} />
      <div role="status">
        {replaced !== undefined && (
          <Group gap="xs" justify="space-between">
            <Text size="sm">{t("replaced", { name: replaced.name })}</Text>
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => {
                replaced.undo();
                setReplaced(undefined);
              }}
            >
              {t("undo")}
            </Button>
          </Group>
        )}
      </div>
      <Text size="sm" c="dimmed">
        {t("hint")}
      </Text>
      <Group>
        <CopyText text={location.href} label={t("copyAddress")} />
      </Group>
    </Stack>
  );
}

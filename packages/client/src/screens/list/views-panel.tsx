import { ActionIcon, Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useId, useState, useSyncExternalStore } from "react";
import { type ListAddress, writeListAddress } from "#addresses/list-address.ts";
import { AppLink } from "#components/app-link.tsx";
import { CopyText } from "#components/copy-text.tsx";
import { Off } from "#components/off.tsx";
import { PinButton } from "#components/pin-button.tsx";
import type { TableLayout } from "#keep/table-layout.ts";
import { removeView, type SavedView, savedViews, saveView, subscribeViews } from "#keep/views.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./list.module.css";

interface ViewsPanelProps {
  readonly address: ListAddress;
  readonly layout: TableLayout;
  readonly onDone: () => void;
}

/** The saved views of this list, and a name for what shows. */
export function ViewsPanel({ address, layout, onDone }: ViewsPanelProps): ReactNode {
  const t = useTexts("list");
  const path = useLocation({ select: ({ pathname }) => pathname });
  const views = useSyncExternalStore(subscribeViews, savedViews);
  const own = views.filter((view) => view.path === path);
  const [name, setName] = useState("");
  const [replaced, setReplaced] = useState<SavedView>();
  const navigate = useNavigate();
  const hintId = useId();
  const known = own.find((view) => view.name === name.trim());

  function save(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() === "") return;
    const search = writeListAddress({ ...address, page: 1, cursor: undefined });
    saveView({ name: name.trim(), path, search, layout });
    // The columns stand in the view's address, so in this one too: the view is what shows now.
    void navigate({ to: path, search: writeListAddress(address), replace: true });
    if (known === undefined) {
      onDone();
      return;
    }
    // The panel stays, with the way back.
    setReplaced(known);
    setName("");
  }

  return (
    <Stack gap="sm" className={classes.views}>
      {own.length > 0 && (
        <ul className={classes.viewList}>
          {own.map((view) => (
            <li key={view.name}>
              <AppLink address={{ to: view.path, search: view.search }}>{view.name}</AppLink>
              <PinButton view={view} />
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t("removeView", { name: view.name })}
                onClick={() => removeView(view)}
              >
                <IconTrash size="1rem" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={save}>
        <Group gap="xs" align="end" wrap="nowrap">
          <TextInput
            flex={1}
            label={t("viewName")}
            autoComplete="off"
            maxLength={60}
            value={name}
            aria-describedby={known && hintId}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setReplaced(undefined);
            }}
          />
          <Off reason={name.trim() === "" ? t("viewNameFirst") : undefined}>
            {(off) => (
              <Button type="submit" {...off}>
                {known === undefined ? t("saveView") : t("replaceView")}
              </Button>
            )}
          </Off>
        </Group>
      </form>
      <div role="status">
        {known !== undefined && (
          <Text size="sm" id={hintId}>
            {t("viewExists", { name: known.name })}
          </Text>
        )}
        {replaced !== undefined && (
          <Group gap="xs" justify="space-between">
            <Text size="sm">{t("viewReplaced", { name: replaced.name })}</Text>
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => {
                saveView(replaced);
                setReplaced(undefined);
              }}
            >
              {t("undoReplace")}
            </Button>
          </Group>
        )}
      </div>
      <Text size="sm" c="dimmed">
        {t("viewHint")}
      </Text>
      <Group>
        <CopyText text={location.href} label={t("copyAddress")} />
      </Group>
    </Stack>
  );
}

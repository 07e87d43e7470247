import { ActionIcon, Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useLocation } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useState, useSyncExternalStore } from "react";
import { type ListAddress, writeListAddress } from "#addresses/list-address.ts";
import { AppLink } from "#components/app-link.tsx";
import { CopyText } from "#components/copy-text.tsx";
import { Off } from "#components/off.tsx";
import { PinButton } from "#components/pin-button.tsx";
import type { TableLayout } from "#keep/table-layout.ts";
import { removeView, savedViews, saveView, subscribeViews } from "#keep/views.ts";
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

  function save(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() === "") return;
    const search = writeListAddress({ ...address, page: 1, cursor: undefined });
    saveView({ name: name.trim(), path, search, layout });
    onDone();
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
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Off reason={name.trim() === "" ? t("viewNameFirst") : undefined}>
            {(off) => (
              <Button type="submit" {...off}>
                {t("saveView")}
              </Button>
            )}
          </Off>
        </Group>
      </form>
      <Text size="sm" c="dimmed">
        {t("viewHint")}
      </Text>
      <Group>
        <CopyText text={location.href} label={t("copyAddress")} />
      </Group>
    </Stack>
  );
}

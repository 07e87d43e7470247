import { Button, Group, TextInput } from "@mantine/core";
import { QueryClientContext } from "@tanstack/react-query";
import { type ReactNode, use, useState } from "react";
import { isHeaderName, storeOwnHeader } from "#http/own-headers.ts";
import { useSessionStore } from "#session/session-context.ts";
import { useSettingsTexts } from "#texts/use-settings-texts.ts";
import { resetReads } from "./reset-reads.ts";

interface HeaderFormProps {
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  readonly onStored?: () => void;
}

/** Adds a header to all requests to the API, which are then sent again. */
export function HeaderForm({ name = "", value = "", onStored }: HeaderFormProps): ReactNode {
  const t = useSettingsTexts();
  // The sign-in screen has none, and no read to repeat.
  const client = use(QueryClientContext);
  const { local } = useSessionStore().storage;
  const [typed, setTyped] = useState({ name, value });
  const [isWrong, setIsWrong] = useState(false);
  const label = typed.name.trim();

  async function store(): Promise<void> {
    if (!isHeaderName(label) || typed.value.trim() === "") {
      setIsWrong(true);
      return;
    }
    await storeOwnHeader(local, { name: label, value: typed.value });
    setTyped({ name: "", value: "" });
    onStored?.();
    if (client !== undefined) await resetReads(client);
  }

  return (
    <Group
      gap="sm"
      align="end"
      // The form may be in another one, which a form element must not contain.
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        void store();
      }}
    >
      <TextInput
        label={t("headerName")}
        name="header-name"
        spellCheck={false}
        autoComplete="off"
        required
        error={isWrong && t("headerIllegal")}
        value={typed.name}
        onChange={(event) => {
          setIsWrong(false);
          setTyped({ ...typed, name: event.currentTarget.value });
        }}
      />
      <TextInput
        label={t("headerValue")}
        name="header-value"
        spellCheck={false}
        autoComplete="off"
        required
        value={typed.value}
        onChange={(event) => setTyped({ ...typed, value: event.currentTarget.value })}
      />
      <Button variant="default" onClick={() => void store()}>
        {t("headerAdd")}
      </Button>
    </Group>
  );
}

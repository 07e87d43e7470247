import { Button, CloseButton, Group } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Dialog } from "#components/overlays/dialog.tsx";
import bar from "#components/styles/floating-bar.module.css";
import { useRootAttribute } from "#components/page/use-root-attribute.ts";
import type { SchemaChanges } from "#queries/model/schema-changes.ts";
import { useTexts } from "#texts/use-texts.ts";
import { ChangeList } from "./change-list.tsx";
import { useChangeWords } from "./use-change-words.ts";

interface SchemaChangeBarProps {
  readonly schemaChanges: SchemaChanges;
  readonly onClose: () => void;
}

/** That the API changed, in a sentence; what exactly; and the way to work with it as it is now. */
export function SchemaChangeBar({ schemaChanges, onClose }: SchemaChangeBarProps): ReactNode {
  const t = useTexts("schemaChanges");
  const words = useChangeWords();
  const [isOpen, setIsOpen] = useState(false);
  useRootAttribute("schemaChanges");

  function adopt(): void {
    schemaChanges.adopt();
    onClose();
    // The button goes; who works by keyboard stays where the work is.
    document.querySelector("main")?.focus({ preventScroll: true });
  }

  return (
    <div className={bar.bar}>
      <p className={bar.message}>
        {t("told", { what: words.count(schemaChanges.changes) })}
        <small>{t("hint")}</small>
      </p>
      <div className={bar.buttons}>
        <Button size="compact-sm" variant="default" onClick={() => setIsOpen(true)}>
          {t("details")}
        </Button>
        <Button size="compact-sm" onClick={adopt}>
          {t("adopt")}
        </Button>
        <CloseButton size="sm" aria-label={t("close")} onClick={onClose} />
      </div>
      {isOpen && (
        <Dialog title={t("title")} onClose={() => setIsOpen(false)}>
          <ChangeList changes={schemaChanges.changes} />
          <Group justify="flex-end" mt="md">
            <Button onClick={adopt}>{t("adopt")}</Button>
          </Group>
        </Dialog>
      )}
    </div>
  );
}

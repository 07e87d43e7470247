import { Button, CloseButton, Group } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Dialog } from "#components/dialog.tsx";
import bar from "#components/floating-bar.module.css";
import { useRootMark } from "#components/use-root-mark.ts";
import type { Drift } from "#queries/schema-changes.ts";
import { useTexts } from "#texts/use-texts.ts";
import { ChangeList } from "./change-list.tsx";
import { useChangeWords } from "./use-change-words.ts";

interface DriftBarProps {
  readonly drift: Drift;
  readonly onClose: () => void;
}

/** That the API changed, in a sentence; what exactly; and the way to work with it as it is now. */
export function DriftBar({ drift, onClose }: DriftBarProps): ReactNode {
  const t = useTexts("drift");
  const words = useChangeWords();
  const [isOpen, setIsOpen] = useState(false);
  useRootMark("drift");

  function adopt(): void {
    drift.adopt();
    onClose();
    // The button goes; who works by keyboard stays where the work is.
    document.querySelector("main")?.focus({ preventScroll: true });
  }

  return (
    <div className={bar.bar}>
      <p className={bar.told}>
        {t("told", { what: words.count(drift.changes) })}
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
          <ChangeList changes={drift.changes} />
          <Group justify="flex-end" mt="md">
            <Button onClick={adopt}>{t("adopt")}</Button>
          </Group>
        </Dialog>
      )}
    </div>
  );
}

import type { ModelChange } from "@quarterdeck/model";
import { Button, CloseButton, Group } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Dialog } from "#components/overlays/dialog.tsx";
import bar from "#components/styles/floating-bar.module.css";
import { useRootAttribute } from "#components/page/use-root-attribute.ts";
import type { SchemaChanges } from "#queries/model/schema-changes.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./schema-changes.module.css";
import { useChangeTexts } from "./use-change-texts.ts";

interface SchemaChangeBarProps {
  readonly schemaChanges: SchemaChanges;
  readonly onClose: () => void;
}

/** Message that the API's description changed, with details and a button that applies the changes. */
export function SchemaChangeBar({ schemaChanges, onClose }: SchemaChangeBarProps): ReactNode {
  const t = useTexts("schemaChanges");
  const words = useChangeTexts();
  const [isOpen, setIsOpen] = useState(false);
  useRootAttribute("schemaChanges");

  function adopt(): void {
    schemaChanges.adopt();
    onClose();
    // The button is removed: the keyboard focus moves to the content.
    document.querySelector("main")?.focus({ preventScroll: true });
  }

  return (
    <div className={bar.bar}>
      <p className={bar.message}>
        {t("announced", { changes: words.count(schemaChanges.changes) })}
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

/** List of changes, grouped by kind. */
function ChangeList({ changes }: { readonly changes: readonly ModelChange[] }): ReactNode {
  const t = useTexts("schemaChanges");
  const words = useChangeTexts();
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const ofKind = changes.filter((change) => change.kind === kind);
    return (
      <section key={kind}>
        <h3 className={classes.kind}>{t(`counted.${kind}`, { count: ofKind.length })}</h3>
        <ul className={classes.changes}>
          {ofKind.map((change) => (
            <li key={JSON.stringify(change)}>{words.describe(change)}</li>
          ))}
        </ul>
      </section>
    );
  });
}

import { Button, Group, Stack, Text } from "@mantine/core";
import type { Inverse, ValueChange } from "@quarterdeck/model";
import { type ReactNode, useEffect, useRef } from "react";
import { Dialog } from "#components/overlays/dialog.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { ChangeTable } from "./change-table.tsx";

interface UndoEntryDialogProps {
  /** Heading: the undo or redo with the change. */
  readonly title: string;
  /** Word of the button: Undo or Redo. */
  readonly action: string;
  /** Heading of the values after it. */
  readonly after: string;
  readonly inverse: Exclude<Inverse, { readonly kind: "none" }>;
  /** Values of the entry, before and after it. */
  readonly changes: readonly ValueChange[];
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Preview of the undo of one change, with its start. */
export function UndoEntryDialog(props: UndoEntryDialogProps): ReactNode {
  const { title, action, after, inverse, changes, onConfirm, onClose } = props;
  const t = useTexts("history");
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus(), []);
  const isChange = inverse.kind === "change";
  const hasNewKey = inverse.kind === "create" && inverse.isNewKey;
  return (
    <Dialog title={title} isWide={isChange} onClose={onClose}>
      <Stack gap="md">
        {!isChange && (
          <Text size="sm">
            {t(inverse.kind === "remove" ? "undoDeletes" : "undoCreates")}
            {hasNewKey && ` ${t("deleteKey")}`}
          </Text>
        )}
        {isChange && (
          <ChangeTable
            label={title}
            changes={changes.map((change) => ({
              ...change,
              before: change.after,
              after: change.before,
            }))}
            headings={[t("batchNow"), after]}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            ref={confirm}
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {action}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

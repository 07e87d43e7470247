import { Text } from "@mantine/core";
import type { CellBlock, Field, RecordRef } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { Dialog } from "#components/overlays/dialog.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import { numberSymbols } from "#fields/formats/number-symbols.ts";
import type { RangeBounds } from "#screens/list/cells/cell-range.ts";
import { useFormats } from "#texts/formats.ts";
import { useRangeTexts } from "#texts/use-range-texts.ts";
import { type CheckedPaste, checkPaste } from "./check-paste.ts";
import { PasteReview } from "./paste-review.tsx";
import { spreadBlock } from "./spread-block.ts";

interface PasteDialogProps {
  readonly block: CellBlock;
  readonly bounds: RangeBounds;
  readonly target: RecordRef;
  readonly rows: readonly unknown[];
  readonly fields: readonly Field[];
  readonly onClose: () => void;
  readonly onStarted: (job: string) => void;
}

type Check =
  | { readonly kind: "checking" }
  | { readonly kind: "failed"; readonly error: Error }
  | { readonly kind: "checked"; readonly checked: CheckedPaste; readonly outside: number };

/** Checks pasted cells and shows the changes before a job starts. */
export function PasteDialog(props: PasteDialogProps): ReactNode {
  const { target, fields, onClose, onStarted } = props;
  const t = useRangeTexts();
  const [order] = useState(props);
  const check = useCheck(order);
  const label = inlineLabel(target.resource.labels.many);
  return (
    <Dialog title={t("title", { label })} isWide onClose={onClose}>
      {check.kind === "checking" && (
        <Text size="sm" role="status">
          {t("checking")}
        </Text>
      )}
      {check.kind === "failed" && <ProblemAlert error={check.error} title={t("checkFailed")} />}
      {check.kind === "checked" && (
        <PasteReview {...check} {...{ target, fields, onStarted }} onCancel={onClose} />
      )}
    </Dialog>
  );
}

/** Result for the rows at the time of the paste. */
function useCheck(order: PasteDialogProps): Check {
  const client = useQueryClient();
  const { locale } = useFormats();
  const [check, setCheck] = useState<Check>({ kind: "checking" });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const { block, bounds, target, rows, fields } = order;
    const names = fields.map(({ name }) => name);
    const { rows: pasted, outside } = spreadBlock(block, bounds, { names, count: rows.length });
    const isPointLocale = numberSymbols(locale).decimal === ".";
    checkPaste({ target, fields, rows, pasted, isPointLocale }, { client, signal }).then(
      (checked) => setCheck({ kind: "checked", checked, outside }),
      (cause: unknown) => {
        if (signal.aborted) return;
        const error = cause instanceof Error ? cause : new Error(String(cause));
        setCheck({ kind: "failed", error });
      },
    );
    return () => controller.abort();
  }, [order, client, locale]);
  return check;
}

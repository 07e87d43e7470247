import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { CellPanel } from "./cell-panel.tsx";
import type { CopyResult } from "./copy-value.ts";
import type { ReadOnlyReason } from "./editable-cell.ts";

interface CellNoteProps {
  readonly anchor: HTMLElement;
  readonly kind: ReadOnlyReason | CopyResult;
  readonly field?: string;
  readonly onClose: () => void;
}

/** Cell that was copied, and the result. */
export type Copied = Pick<CellNoteProps, "anchor"> & { readonly kind: CopyResult };

const CLOSE_AFTER_MS = { copied: 1500, reason: 6000 };

/** Short message at a cell: why it is read-only, or the result of a copy. */
export function CellNote({ anchor, kind, field = "", onClose }: CellNoteProps): ReactNode {
  const t = useTexts("cells");
  const common = useTexts("components");
  const end = useEffectEvent(onClose);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const ms = kind === "copied" ? CLOSE_AFTER_MS.copied : CLOSE_AFTER_MS.reason;
    const timer = setTimeout(() => end(), ms);
    const close = (): void => end();
    addEventListener("keydown", close, { signal });
    addEventListener("pointerdown", close, { signal });
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [kind]);
  return (
    <CellPanel anchor={anchor}>
      <span role="status">
        {kind === "copied"
          ? t("copied")
          : kind === "not-copied"
            ? common("failed")
            : t(`reasons.${kind}`, { field })}
      </span>
    </CellPanel>
  );
}

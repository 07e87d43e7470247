import { CloseButton } from "@mantine/core";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./dialog.module.css";
import { focusFirstField } from "./focus-first-field.ts";
import { openModal } from "./open-modal.ts";

interface DialogProps {
  readonly title: string;
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Native modal dialog: it traps the focus, Escape closes it, the page behind it is inert. */
export function Dialog({ title, isWide = false, onClose, children }: DialogProps): ReactNode {
  const t = useTexts("components");
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const close = openModal(element);
    const stop = focusFirstField(element);
    return () => {
      stop();
      close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={isWide ? classes.wide : classes.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        // The parent decides when to close the dialog.
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        <CloseButton aria-label={t("close")} onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}

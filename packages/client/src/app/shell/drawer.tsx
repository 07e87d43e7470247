import { IconX } from "@tabler/icons-react";
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { useRootAttribute } from "#components/page/use-root-attribute.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./shell.module.css";
import { Sidebar } from "./sidebar.tsx";

/** Sidebar over the content on phones; the browser's dialog traps the focus. */
export function Drawer({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts("shell");
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the effects of the sidebar, which scrolls to the current link.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  // The page below does not scroll.
  useRootAttribute("drawer");

  function closeOnLeaving({ target }: MouseEvent): void {
    const isBackdrop = target === dialog.current;
    const isLink = target instanceof Element && target.closest("a") !== null;
    if (isBackdrop || isLink) dialog.current?.close();
  }

  return (
    // Escape and the button close it by keyboard; this handles the backdrop.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classes.drawer}
      aria-label={t("navigation")}
      onClose={onClose}
      onClick={closeOnLeaving}
    >
      <Sidebar isRail={false}>
        <button
          type="button"
          className={classes.close}
          aria-label={t("closeMenu")}
          onClick={() => dialog.current?.close()}
        >
          <IconX size="1.25rem" stroke={1.75} aria-hidden />
        </button>
      </Sidebar>
    </dialog>
  );
}

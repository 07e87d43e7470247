import { ActionIcon } from "@mantine/core";
import { IconPin, IconPinFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { pinView, type SavedView } from "#storage/views.ts";
import { useTexts } from "#texts/use-texts.ts";

/** Pins a saved view: pinned views are first in the sidebar and on the home screen. */
export function PinButton({ view }: { readonly view: SavedView }): ReactNode {
  const t = useTexts("components");
  const isPinned = view.isPinned === true;
  const id = `pin ${view.path} ${view.name}`;

  function toggle(): void {
    pinView(view, !isPinned);
    // The button moves within the list: the keyboard focus follows it.
    setTimeout(() => document.getElementById(id)?.focus());
  }

  return (
    <ActionIcon
      variant="subtle"
      {...(isPinned ? {} : { color: "gray" })}
      id={id}
      aria-label={t("pinView", { name: view.name })}
      aria-pressed={isPinned}
      onClick={toggle}
    >
      {isPinned ? <IconPinFilled size="1rem" aria-hidden /> : <IconPin size="1rem" aria-hidden />}
    </ActionIcon>
  );
}

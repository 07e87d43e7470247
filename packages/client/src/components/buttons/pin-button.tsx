import { ActionIcon } from "@mantine/core";
import { IconPin, IconPinFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { pinView, type SavedView } from "#storage/views.ts";
import { useTexts } from "#texts/use-texts.ts";

/** Whether a saved view stands first in the sidebar and on the home screen. */
export function PinButton({ view }: { readonly view: SavedView }): ReactNode {
  const t = useTexts("components");
  const isPinned = view.isPinned === true;
  const id = `pin ${view.path} ${view.name}`;

  function turn(): void {
    pinView(view, !isPinned);
    // It stands elsewhere now; who works by keyboard goes along.
    setTimeout(() => document.getElementById(id)?.focus());
  }

  return (
    <ActionIcon
      variant="subtle"
      {...(isPinned ? {} : { color: "gray" })}
      id={id}
      aria-label={t("pinView", { name: view.name })}
      aria-pressed={isPinned}
      onClick={turn}
    >
      {isPinned ? <IconPinFilled size="1rem" aria-hidden /> : <IconPin size="1rem" aria-hidden />}
    </ActionIcon>
  );
}

import { IconArrowLeft, IconArrowRight, IconPencil, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { closeMenuOf, Menu } from "#components/overlays/menu.tsx";
import lines from "#components/styles/menu-item.module.css";
import { useTileTexts } from "#texts/use-tile-texts.ts";
import type { TileTools } from "./tile-frame.tsx";

interface TileMenuProps {
  readonly label: string;
  readonly button: HTMLElement;
  readonly title: string;
  readonly tools: TileTools;
  readonly onClose: () => void;
}

/** Menu of a tile: edit, move and remove. */
export function TileMenu({ label, button, title, tools, onClose }: TileMenuProps): ReactNode {
  const t = useTileTexts();
  const icon = { size: "1rem", "aria-hidden": true } as const;
  const isRightToLeft = getComputedStyle(button).direction === "rtl";
  const [Earlier, Later] = isRightToLeft
    ? [IconArrowRight, IconArrowLeft]
    : [IconArrowLeft, IconArrowRight];
  const items = [
    { name: "edit", icon: <IconPencil {...icon} />, run: tools.onEdit },
    { name: "earlier", icon: <Earlier {...icon} />, run: tools.onEarlier },
    { name: "later", icon: <Later {...icon} />, run: tools.onLater },
    { name: "remove", icon: <IconTrash {...icon} />, run: tools.onRemove },
  ] as const;
  return (
    <Menu label={label} button={button} onClose={onClose}>
      {items.map(
        ({ name, icon: shown, run }) =>
          run !== undefined && (
            <button
              key={name}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={lines.item}
              data-danger={name === "remove" || undefined}
              onClick={({ currentTarget }) => {
                closeMenuOf(currentTarget);
                run(title);
              }}
            >
              {shown}
              <span>{t(name)}</span>
            </button>
          ),
      )}
    </Menu>
  );
}

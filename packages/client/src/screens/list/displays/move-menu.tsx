import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { closeMenuOf, Menu } from "#components/overlays/menu.tsx";
import lines from "#components/styles/menu-item.module.css";
import type { BoardColumn } from "./board-columns.ts";

interface MoveMenuProps {
  readonly label: string;
  readonly button: HTMLElement;
  readonly columns: readonly BoardColumn[];
  /** True for the column of the card. */
  readonly isCurrent: (column: BoardColumn) => boolean;
  readonly onMove: (column: BoardColumn) => void;
  readonly onClose: () => void;
}

/** Menu of the columns that a card can be moved to. */
export function MoveMenu(props: MoveMenuProps): ReactNode {
  const { label, button, columns, isCurrent, onMove, onClose } = props;
  return (
    <Menu label={label} button={button} onClose={onClose}>
      {columns
        .filter(({ isOffered }) => isOffered)
        .map((column) => (
          <button
            key={column.id}
            type="button"
            role="menuitemradio"
            aria-checked={isCurrent(column)}
            tabIndex={-1}
            className={lines.item}
            onClick={({ currentTarget }) => {
              closeMenuOf(currentTarget);
              onMove(column);
            }}
          >
            <span>{column.label}</span>
            {isCurrent(column) && <IconCheck size="1rem" aria-hidden="true" />}
          </button>
        ))}
    </Menu>
  );
}

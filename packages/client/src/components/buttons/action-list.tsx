import type { Operation } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useStableItems } from "#components/hooks/use-stable-items.ts";
import classes from "./action-list.module.css";
import lines from "#components/styles/menu-item.module.css";

interface ActionListProps {
  readonly operations: readonly Operation[];
  /** Operations that can be chosen: an entry of the open panel may have become a button next to it. */
  readonly available?: readonly Operation[];
  readonly onChoose: (operation: Operation) => void;
}

/** List of operations in an open panel; destructive ones are red. No entry moves while the panel is open. */
export function ActionList({ operations, available, onChoose }: ActionListProps): ReactNode {
  const entries = useStableItems(operations, available);
  return (
    <ul className={classes.list}>
      {entries.map(({ item: operation, isGone }) => (
        <li key={operation.id}>
          <button
            type="button"
            className={lines.item}
            data-danger={operation.method === "delete" || operation.role === "remove" || undefined}
            aria-disabled={isGone || undefined}
            onClick={() => !isGone && onChoose(operation)}
          >
            {operation.label}
          </button>
        </li>
      ))}
    </ul>
  );
}

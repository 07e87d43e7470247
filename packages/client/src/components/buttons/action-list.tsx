import type { Operation } from "@quarterdeck/model";
import type { ReactNode } from "react";
import classes from "./action-list.module.css";
import lines from "#components/styles/menu-item.module.css";

interface ActionListProps {
  readonly operations: readonly Operation[];
  readonly onChoose: (operation: Operation) => void;
}

/** List of operations; destructive ones are red. */
export function ActionList({ operations, onChoose }: ActionListProps): ReactNode {
  return (
    <ul className={classes.list}>
      {operations.map((operation) => (
        <li key={operation.id}>
          <button
            type="button"
            className={lines.item}
            data-danger={operation.method === "delete" || operation.role === "remove" || undefined}
            onClick={() => onChoose(operation)}
          >
            {operation.label}
          </button>
        </li>
      ))}
    </ul>
  );
}

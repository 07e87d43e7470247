import type { ReactNode } from "react";
import checkbox from "#components/styles/checkbox.module.css";
import hidden from "#components/styles/visually-hidden.module.css";
import { useTexts } from "#texts/use-texts.ts";
import { roles, tableRights } from "./rights.ts";
import type { Role, TableRight } from "./rights.ts";
import classes from "./rights.module.css";

/** State of one checkbox; undefined: the cell is empty. */
export interface RightState {
  readonly isAllowed: boolean;
  /** Reason that it cannot be changed. */
  readonly reason?: string | undefined;
}

interface RightCellsProps {
  readonly name: string;
  readonly stateOf: (role: Role, right: TableRight) => RightState | undefined;
  readonly onChange: (role: Role, right: TableRight, isAllowed: boolean) => void;
}

/** Cells of a table or a column: a checkbox for each role and right. */
export function RightCells({ name, stateOf, onChange }: RightCellsProps): ReactNode {
  const t = useTexts("rights");
  return roles.flatMap((role) =>
    tableRights.map((right) => {
      const state = stateOf(role, right);
      const label = t("cell", { role: t(`roles.${role}`), right: t(`names.${right}`), name });
      return (
        <td
          key={`${role} ${right}`}
          className={classes.cell}
          data-first={right === "read" || undefined}
        >
          {state?.reason !== undefined && (
            <span className={classes.fixed} title={state.reason}>
              <span aria-hidden>{state.isAllowed ? "✓" : "–"}</span>
              <span className={hidden.hidden}>{`${label}. ${state.reason}`}</span>
            </span>
          )}
          {state !== undefined && state.reason === undefined && (
            <input
              type="checkbox"
              className={checkbox.checkbox}
              aria-label={label}
              title={label}
              checked={state.isAllowed}
              onChange={(event) => onChange(role, right, event.currentTarget.checked)}
            />
          )}
        </td>
      );
    }),
  );
}

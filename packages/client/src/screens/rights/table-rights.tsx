import { Badge } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { RightCells, type RightState } from "./right-cells.tsx";
import type { ColumnRights, RightChange, Role, TableRight, TableRights } from "./rights.ts";
import classes from "./rights.module.css";

interface TableRightsProps {
  readonly table: TableRights;
  /** True if a filter matches one of its columns. */
  readonly isOpenAtFirst: boolean;
  readonly onChange: (change: RightChange) => void;
}

/** Rows of one table: its rights, and those of its columns on request. */
export function TableRightsRows({ table, isOpenAtFirst, onChange }: TableRightsProps): ReactNode {
  const t = useTexts("rights");
  const id = useId();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const { schema, name, path, possible, rights } = table;
  const change = (role: Role, column: string, right: RightChange["right"], isAllowed: boolean) =>
    onChange({ role, schema, table: name, column, right, isAllowed });

  function stateOf(role: Role, right: TableRight): RightState {
    const isPossible = right === "read" || possible[right];
    return {
      isAllowed: isPossible && rights[role][right],
      reason: isPossible ? undefined : t("impossible"),
    };
  }

  function columnState(
    { isKey, isWritable, rights: own }: ColumnRights,
    role: Role,
    right: TableRight,
  ): RightState | undefined {
    if (right === "read")
      return { isAllowed: own[role].read, reason: isKey ? t("key") : undefined };
    if (right !== "update") return undefined;
    return {
      isAllowed: isWritable && own[role].write,
      reason: isWritable ? undefined : t("impossible"),
    };
  }

  return (
    <tbody id={id}>
      <tr>
        <th scope="row">
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            title={t("show", { name: path })}
            onClick={() => setIsOpen(!isOpen)}
          >
            <IconChevronRight size="1rem" aria-hidden className={classes.chevron} />
            <span className={classes.name}>{path}</span>
            {table.kind === "view" && (
              <Badge size="xs" variant="default">
                {t("view")}
              </Badge>
            )}
          </button>
        </th>
        <RightCells
          name={path}
          stateOf={stateOf}
          onChange={(role, right, isAllowed) => change(role, "", right, isAllowed)}
        />
      </tr>
      {isOpen &&
        table.columns.map((column) => (
          <tr key={column.name} className={classes.column}>
            <th scope="row">{column.name}</th>
            <RightCells
              name={`${path}.${column.name}`}
              stateOf={(role, right) => columnState(column, role, right)}
              onChange={(role, right, isAllowed) =>
                change(role, column.name, right === "read" ? "read" : "write", isAllowed)
              }
            />
          </tr>
        ))}
    </tbody>
  );
}

import type { Field } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { ColumnEdge } from "./column-edge.tsx";

interface ColumnEdgesProps {
  readonly headings: readonly HTMLTableCellElement[];
  readonly fields: readonly Field[];
  readonly onTry: (name: string, width: number, isNow?: boolean) => void;
  readonly onWidth: (name: string, width: number) => void;
  readonly onLeave: () => void;
}

/** Separators between the headings of fields. */
export function ColumnEdges(props: ColumnEdgesProps): ReactNode {
  const { headings, fields, onTry, onWidth, onLeave } = props;
  return headings.map((heading, index) => {
    const name = heading.dataset["column"] ?? "";
    const label = fields.find((field) => field.name === name)?.label;
    return (
      label !== undefined &&
      createPortal(
        <ColumnEdge
          label={label}
          heading={heading}
          isLast={index === headings.length - 1}
          onTry={(width, isNow) => onTry(name, width, isNow)}
          onWidth={(width) => onWidth(name, width)}
          onLeave={onLeave}
        />,
        headings[index + 1] ?? heading,
        name,
      )
    );
  });
}

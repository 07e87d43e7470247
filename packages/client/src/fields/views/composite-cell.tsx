import { type CompositeReference, recordKey } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { AppLink } from "#components/navigation/app-link.tsx";
import { useFieldServices, useReferenceTitle } from "#fields/field-services.ts";
import classes from "./cell.module.css";

interface CompositeCellProps {
  readonly composite: CompositeReference;
  readonly row: unknown;
  readonly isWhole: boolean;
  /** The field's own value. */
  readonly children: ReactNode;
}

/** Link to the record whose key several fields of a row are: its title, or the field's value. */
export function CompositeCell({
  composite: { to, fields },
  row,
  isWhole,
  children,
}: CompositeCellProps): ReactNode {
  const parts = fields.map((name) => ({ field: [name], parameter: name }));
  const key = recordKey({ key: parts }, row) ?? "";
  const title = useReferenceTitle(to, key);
  const address = useFieldServices().findRecordAddress(to, key);
  if (address === undefined || key === "") return children;
  return (
    <AppLink
      className={isWhole ? classes.link : classes.reference}
      address={address}
      title={key.split(",").map(decodeURIComponent).join(", ")}
    >
      {title ?? children}
    </AppLink>
  );
}

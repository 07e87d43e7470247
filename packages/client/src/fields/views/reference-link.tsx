import type { ReactNode } from "react";
import { AppLink } from "#components/navigation/app-link.tsx";
import classes from "./cell.module.css";
import { useFieldServices, useReferenceTitle } from "#fields/field-services.ts";
import type { Reference } from "#fields/values/read-reference.ts";

/** Link to the referenced record: its title, or its key until the title is read. */
export function ReferenceLink({
  to,
  reference,
  isWhole,
}: {
  readonly to: string;
  readonly reference: Reference;
  readonly isWhole: boolean;
}): ReactNode {
  const key = encodeURIComponent(reference.key);
  const read = useReferenceTitle(to, key);
  const title = reference.title ?? read ?? reference.key;
  const address = useFieldServices().findRecordAddress(to, key);
  if (address === undefined) return title;
  return (
    <AppLink
      className={isWhole ? classes.link : classes.reference}
      address={address}
      title={title === reference.key ? undefined : reference.key}
    >
      {title}
    </AppLink>
  );
}

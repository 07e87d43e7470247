import type { ReactNode } from "react";
import { recordAddress } from "#addresses/resource-address.ts";
import { AppLink } from "#components/app-link.tsx";
import { useModel } from "#queries/model.ts";
import { useReferenceTitle } from "#queries/reference-titles.ts";
import classes from "./cell.module.css";
import type { Reference } from "./read-reference.ts";

/** The other record by its title, as soon as that is known; its key until then. */
export function ReferenceLink({
  to,
  reference,
  isWhole,
}: {
  readonly to: string;
  readonly reference: Reference;
  readonly isWhole: boolean;
}): ReactNode {
  const model = useModel();
  const resource = model.resources.find((one) => one.name === to);
  const key = encodeURIComponent(reference.key);
  const read = useReferenceTitle(to, key);
  const title = reference.title ?? read ?? reference.key;
  // A record below a parent has no address that its key alone tells.
  if (resource === undefined || resource.key.length !== 1 || resource.parents.length > 0)
    return title;
  return (
    <AppLink
      className={isWhole ? classes.link : classes.reference}
      address={recordAddress(model, resource, key)}
      title={title === reference.key ? undefined : reference.key}
    >
      {title}
    </AppLink>
  );
}

import type { ResourceSummary } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { emptyListAddress } from "#addresses/list-address.ts";
import { listAddress } from "#addresses/resource-address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { ResourceIcon } from "#components/resources/resource-icon.tsx";
import { useAttentionCount } from "#queries/attention.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useFormat } from "#texts/use-texts.ts";
import { useOverviewTexts } from "#texts/use-overview-texts.ts";
import classes from "./attention-badge.module.css";

/** Number of records of a resource that wait for the user, with a link to them. */
export function AttentionBadge({ resource }: { readonly resource: ResourceSummary }): ReactNode {
  const t = useOverviewTexts();
  const format = useFormat();
  const model = useModel();
  const count = useAttentionCount(resource);
  if (count === undefined || count === 0) return null;
  const label = t("attention", { count, label: resource.labels.many });
  const { attention = {} } = resource;
  return (
    <AppLink
      address={listAddress(model, resource, { state: { ...emptyListAddress, filters: attention } })}
      className={classes.badge}
      title={label}
      aria-label={label}
    >
      <ResourceIcon resource={resource} />
      <span className={classes.count} aria-hidden="true">
        {format.number(count)}
      </span>
    </AppLink>
  );
}

import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { filterGroups, groupEntries } from "#components/resources/resource-groups.ts";
import type { Tenant } from "#components/resources/tenants.ts";
import { inlineLabel } from "#components/values/inline-label.ts";
import { useTenantTitle } from "#pickers/use-tenant-title.ts";
import { useTenants } from "#queries/use-tenants.ts";
import { useTenantTexts } from "#texts/use-tenant-texts.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./home-body.module.css";
import { ResourceCards } from "./resource-cards.tsx";
import type { RowCounts } from "./row-counts.ts";
import own from "./tenant-cards.module.css";
import { UnreadHint } from "./unread-hint.tsx";

const TenantDialog = lazyComponent(
  async () => (await import("#pickers/tenant-dialog.tsx")).TenantDialog,
);

interface TenantCardsProps {
  /** Text of the filter. */
  readonly text: string;
  readonly expectedRows: RowCounts;
}

/** Chosen tenants with a card for each of their lists. */
export function TenantCards(props: TenantCardsProps): ReactNode {
  return useTenants()
    .filter(({ outer }) => outer !== undefined)
    .map((tenant) => <TenantSection key={tenant.level.path} tenant={tenant} {...props} />);
}

function TenantSection({
  tenant,
  text,
  expectedRows,
}: TenantCardsProps & { readonly tenant: Tenant }): ReactNode {
  const t = useTenantTexts();
  const common = useTexts("components");
  const [isOpen, setIsOpen] = useState(false);
  const title = useTenantTitle(tenant);
  const { level, values, resources } = tenant;
  const label = inlineLabel(level.label);
  const groups = filterGroups(
    groupEntries(resources, { byKey: common("byKey"), others: common("others") }),
    text,
  );
  const shown = groups.flatMap((group) => group.resources);
  if (text !== "" && (values === undefined || shown.length === 0)) return null;
  return (
    <section className={classes.group} aria-label={level.label}>
      <div className={own.head}>
        <h2 className={own.heading}>
          {level.label}
          {title !== undefined && (
            <>
              : <bdi className={own.title}>{title}</bdi>
            </>
          )}
        </h2>
        <Button variant="default" size="compact-sm" onClick={() => setIsOpen(true)}>
          {title === undefined ? t("choose", { label }) : t("change", { label })}
        </Button>
      </div>
      {values === undefined ? (
        <p className={own.hint}>{t("hint")}</p>
      ) : (
        <>
          <div className={own.unread}>
            <UnreadHint resources={shown} parents={values} />
          </div>
          <ResourceCards
            key={JSON.stringify(values)}
            groups={groups}
            expectedRows={expectedRows}
            parents={values}
          />
        </>
      )}
      {isOpen && <TenantDialog tenant={tenant} onClose={() => setIsOpen(false)} />}
    </section>
  );
}

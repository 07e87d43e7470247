import { IconSelector, IconStack2 } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { readRoute } from "#addresses/resource-address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { filterGroups, groupEntries } from "#components/resources/resource-groups.ts";
import type { Tenant } from "#components/resources/tenants.ts";
import { inlineLabel } from "#components/values/inline-label.ts";
import { useOnlyTenant } from "#pickers/use-only-tenant.ts";
import { useTenantTitle } from "#pickers/use-tenant-title.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useTenants } from "#queries/use-tenants.ts";
import { usePathname } from "#router/use-router.ts";
import { useTenantTexts } from "#texts/use-tenant-texts.ts";
import { useTexts } from "#texts/use-texts.ts";
import { SidebarGroupList } from "./sidebar-group-list.tsx";
import classes from "./sidebar.module.css";
import own from "./sidebar-tenants.module.css";

const TenantDialog = lazyComponent(
  async () => (await import("#pickers/tenant-dialog.tsx")).TenantDialog,
);

interface SidebarTenantsProps {
  /** Text of the filter. */
  readonly text: string;
  readonly isRail: boolean;
  /** Links of the lists without a tenant; `active`: name of the current one. */
  readonly listsOf: (active: string | undefined) => ReactNode;
}

/** Chosen tenants with their lists, above the lists without a tenant. */
export function SidebarTenants({ text, isRail, listsOf }: SidebarTenantsProps): ReactNode {
  const model = useModel();
  const pathname = usePathname();
  const tenants = useTenants();
  const route = readRoute(model, pathname)?.resource;
  const parents = (route?.parents ?? []).map(({ resource }) => resource);
  const chain = [route?.name, ...parents.toReversed()];
  const lists = new Set(tenants.flatMap(({ resources }) => resources.map(({ name }) => name)));
  const active = chain.find((name) => name !== undefined && lists.has(name)) ?? chain.at(-1);
  return (
    <>
      {tenants
        .filter(({ outer }) => outer !== undefined)
        .map((tenant) => (
          <TenantSection key={tenant.level.path} {...{ tenant, active, text, isRail }} />
        ))}
      {listsOf(active)}
    </>
  );
}

interface TenantSectionProps extends Omit<SidebarTenantsProps, "listsOf"> {
  readonly tenant: Tenant;
  /** Name of the current resource. */
  readonly active: string | undefined;
}

function TenantSection({ tenant, active, text, isRail }: TenantSectionProps): ReactNode {
  const t = useTenantTexts();
  const common = useTexts("components");
  const [isOpen, setIsOpen] = useState(false);
  useOnlyTenant(tenant);
  const { level, values, resources } = tenant;
  const title = useTenantTitle(tenant);
  const groups = filterGroups(
    groupEntries(resources, { byKey: common("byKey"), others: common("others") }),
    text,
  );
  const label = t("choose", { label: inlineLabel(level.label) });
  return (
    <div className={classes.group}>
      <button
        type="button"
        className={own.switch}
        title={isRail ? label : undefined}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <IconStack2 size="1.125rem" stroke={1.75} aria-hidden />
        <span className={classes.label}>
          {title === undefined ? (
            label
          ) : (
            <>
              <span className={own.level}>{level.label}</span> <bdi>{title}</bdi>
            </>
          )}
        </span>
        {!isRail && <IconSelector size="1rem" stroke={1.75} aria-hidden />}
      </button>
      {values !== undefined &&
        groups.map((group) => (
          <SidebarGroupList
            key={group.label ?? ""}
            group={group}
            active={active}
            isForced={text !== "" || isRail || groups.length === 1}
            isOpenAtFirst={resources.length <= OPEN_UP_TO}
            parents={values}
          />
        ))}
      {isOpen && <TenantDialog tenant={tenant} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

/** Number of lists up to which all groups are open. */
const OPEN_UP_TO = 16;

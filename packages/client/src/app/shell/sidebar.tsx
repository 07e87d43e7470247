import { usePathname } from "#router/use-router.ts";
import {
  IconHistory,
  IconHome,
  IconListDetails,
  IconLock,
  IconSitemap,
  IconReportSearch,
  IconSearch,
} from "@tabler/icons-react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import {
  historyAddress,
  homeAddress,
  mapAddress,
  operationsAddress,
  reportAddress,
  rightsAddress,
} from "#addresses/address.ts";
import { readRoute } from "#addresses/resource-address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { BrandMark } from "#components/brand/brand-mark.tsx";
import hidden from "#components/styles/visually-hidden.module.css";
import { runtimeConfig } from "#config/runtime-config.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useOwnerOperation } from "#queries/owner-operation.ts";
import { useTexts } from "#texts/use-texts.ts";
import {
  countEntries,
  filterGroups,
  groupResources,
} from "#components/resources/resource-groups.ts";
import classes from "./sidebar.module.css";
import { SidebarLists } from "./sidebar-lists.tsx";
import { SidebarViews } from "./sidebar-views.tsx";
import { SidebarLink } from "./sidebar-link.tsx";

const SidebarTenants = lazyComponent(
  async () => (await import("./sidebar-tenants.tsx")).SidebarTenants,
);

/** Number of lists from which the sidebar has a filter and closed groups. */
const filterFrom = 16;

interface SidebarProps {
  /** Icons only; screen readers and tooltips have the names. */
  readonly isRail: boolean;
  /** Shown next to the product's name. */
  readonly children?: ReactNode;
}

export function Sidebar({ isRail, children }: SidebarProps): ReactNode {
  const t = useTexts("shell");
  const common = useTexts("components");
  const model = useModel();
  const rights = useOwnerOperation("readRights");
  const pathname = usePathname();
  const [text, setText] = useState("");
  useEffect(() => {
    document.querySelector("nav [aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [pathname]);
  const groups = useMemo(
    () => groupResources(model, { byKey: common("byKey"), others: common("others") }),
    [model, common],
  );
  const count = useMemo(() => countEntries(model), [model]);
  const shown = filterGroups(groups, text);
  const icon = { size: "1.125rem", stroke: 1.75, "aria-hidden": true } as const;
  const foot = [
    { address: historyAddress(), label: common("history"), Icon: IconHistory },
    ...(rights === undefined
      ? []
      : [{ address: rightsAddress(), label: t("rights"), Icon: IconLock }]),
    { address: operationsAddress(), label: t("operations"), Icon: IconListDetails },
    { address: mapAddress(), label: t("map"), Icon: IconSitemap },
    { address: reportAddress(), label: t("report"), Icon: IconReportSearch },
  ];
  const listsOf = (active: string | undefined) => (
    <SidebarLists
      groups={shown}
      active={active}
      isForced={text !== "" || isRail || shown.length === 1}
      isOpenAtFirst={count <= filterFrom}
    />
  );
  return (
    <nav
      aria-label={t("navigation")}
      className={classes.sidebar}
      data-rail={isRail || undefined}
      data-roving="vertical"
    >
      <div className={classes.head}>
        <BrandMark size={28} />
        <span className={classes.product}>{runtimeConfig().title}</span>
        {children}
      </div>
      {count > filterFrom && !isRail && (
        <label className={classes.filter}>
          <span className={hidden.hidden}>{t("filter")}</span>
          <IconSearch size="1rem" stroke={1.75} aria-hidden />
          <input
            type="search"
            placeholder={t("filter")}
            autoComplete="off"
            className={classes.input}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </label>
      )}
      <div className={classes.links} tabIndex={-1}>
        <SidebarLink
          address={homeAddress()}
          isActive={pathname === "/"}
          icon={<IconHome {...icon} />}
        >
          {t("home")}
        </SidebarLink>
        <SidebarViews />
        {model.tenantLevels === undefined ? (
          <>
            {listsOf(activeResource())}
            {text !== "" && shown.length === 0 && <p className={classes.none}>{t("filterNone")}</p>}
          </>
        ) : (
          <SidebarTenants text={text} isRail={isRail} listsOf={listsOf} />
        )}
      </div>
      <div className={classes.foot}>
        {foot.map(({ address, label, Icon }) => (
          <SidebarLink
            key={address.to}
            address={address}
            isActive={pathname.startsWith(address.to)}
            icon={<Icon {...icon} />}
          >
            {label}
          </SidebarLink>
        ))}
      </div>
    </nav>
  );

  /** Current resource, or its outermost parent. */
  function activeResource(): string | undefined {
    const resource = readRoute(model, pathname)?.resource;
    return resource?.parents[0]?.resource ?? resource?.name;
  }
}

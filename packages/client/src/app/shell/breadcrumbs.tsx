import { usePathname } from "#router/use-router.ts";
import type { ReactNode } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { AppLink } from "#components/navigation/app-link.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { useStoredTitle } from "#queries/shown-title.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./breadcrumbs.module.css";
import { buildCrumbs, type Crumb } from "./crumbs.ts";

/** Loaded on demand: few APIs have tenants. */
const TenantWatch = lazyComponent(async () => (await import("./tenant-watch.tsx")).TenantWatch);

export function Breadcrumbs(): ReactNode {
  const t = useTexts("shell");
  const common = useTexts("components");
  const model = useModel();
  const pathname = usePathname();
  const crumbs = buildCrumbs(model, pathname, {
    history: common("history"),
    home: t("home"),
    job: t("job"),
    jobs: t("jobs"),
    map: t("map"),
    operations: t("operations"),
    report: t("report"),
    rights: t("rights"),
    settings: t("settings"),
    notFound: t("notFound"),
    import: common("import"),
    create: common("new"),
    edit: common("edit"),
  });
  return (
    <nav aria-label={t("path")} className={classes.frame} data-roving="">
      {model.tenantLevels !== undefined && <TenantWatch />}
      <ol className={classes.list}>
        <CrumbItems crumbs={crumbs} />
      </ol>
    </nav>
  );
}

/** A crumb and those behind it. */
function CrumbItems({ crumbs }: { readonly crumbs: readonly Crumb[] }): ReactNode {
  const [crumb, ...rest] = crumbs;
  const title = useStoredTitle(crumb?.address.to ?? "");
  if (crumb === undefined) return null;
  const { label, address } = crumb;
  const text = title ?? label;
  return (
    <>
      <li className={classes.crumb}>
        {rest.length === 0 ? (
          <span aria-current="page" className={classes.here} title={text}>
            {text}
          </span>
        ) : (
          <AppLink address={address} className={classes.link}>
            {text}
          </AppLink>
        )}
      </li>
      {/* New elements: those behind a title that arrives later would move. */}
      <CrumbItems key={text} crumbs={rest} />
    </>
  );
}

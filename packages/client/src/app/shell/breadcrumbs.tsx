import { usePathname } from "#router/use-router.ts";
import type { ReactNode } from "react";
import { AppLink } from "#components/navigation/app-link.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./breadcrumbs.module.css";
import { buildCrumbs } from "./crumbs.ts";

export function Breadcrumbs(): ReactNode {
  const t = useTexts("shell");
  const ofHome = useTexts("home");
  const ofRecord = useTexts("record");
  const common = useTexts("components");
  const ofList = useTexts("list");
  const model = useModel();
  const pathname = usePathname();
  const crumbs = buildCrumbs(model, pathname, {
    history: common("history"),
    home: t("home"),
    job: ofHome("job"),
    jobs: ofHome("jobs"),
    map: t("map"),
    operations: t("operations"),
    report: t("report"),
    rights: t("rights"),
    settings: t("settings"),
    notFound: t("notFound"),
    import: ofList("import"),
    create: ofRecord("create"),
    edit: ofRecord("edit"),
  });
  return (
    <nav aria-label={t("path")} className={classes.frame}>
      <ol className={classes.list}>
        {crumbs.map(({ label, address }, at) => (
          <li key={address.to} className={classes.crumb}>
            {at === crumbs.length - 1 ? (
              <span aria-current="page" className={classes.here} title={label}>
                {label}
              </span>
            ) : (
              <AppLink address={address} className={classes.link}>
                {label}
              </AppLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { usePathname } from "#router/use-router.ts";
import type { ReactNode } from "react";
import { AppLink } from "#components/navigation/app-link.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { useStoredTitle } from "#queries/shown-title.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./breadcrumbs.module.css";
import { buildCrumbs, type Crumb } from "./crumbs.ts";

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
        {crumbs.map((crumb, at) => (
          <li key={crumb.address.to} className={classes.crumb}>
            <CrumbLink crumb={crumb} isHere={at === crumbs.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface CrumbLinkProps {
  readonly crumb: Crumb;
  readonly isHere: boolean;
}

function CrumbLink({ crumb: { label, address }, isHere }: CrumbLinkProps): ReactNode {
  const text = useStoredTitle(address.to) ?? label;
  return isHere ? (
    <span aria-current="page" className={classes.here} title={text}>
      {text}
    </span>
  ) : (
    <AppLink address={address} className={classes.link}>
      {text}
    </AppLink>
  );
}

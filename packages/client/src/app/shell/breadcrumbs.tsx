import { usePathname } from "#router/use-router.ts";
import { type ReactNode, useState } from "react";
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
    <nav aria-label={t("path")} className={classes.frame} data-roving="">
      <ol className={classes.list}>
        {crumbs.map((crumb, at) => (
          <li key={crumb.address.to} className={classes.crumb}>
            {at === crumbs.length - 1 ? <CrumbHere crumb={crumb} /> : <CrumbLink crumb={crumb} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface CrumbProps {
  readonly crumb: Crumb;
}

function CrumbHere({ crumb: { label, address } }: CrumbProps): ReactNode {
  const text = useStoredTitle(address.to) ?? label;
  return (
    <span aria-current="page" className={classes.here} title={text}>
      {text}
    </span>
  );
}

function CrumbLink({ crumb: { label, address } }: CrumbProps): ReactNode {
  const title = useStoredTitle(address.to);
  // A title that arrives later would move the crumbs behind it.
  const [titleAtFirst] = useState(title);
  return (
    <AppLink address={address} className={classes.link}>
      {titleAtFirst ?? label}
    </AppLink>
  );
}

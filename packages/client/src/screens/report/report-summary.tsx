import type { AdminModel } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./report.module.css";

/** Counts of resources, operations and problems. */
export function ReportSummary({ model }: { readonly model: AdminModel }): ReactNode {
  const t = useTexts("report");
  const { list } = useFormat();
  const { coverage, servers, resources, problems } = model;
  const { reached, operations, ratio } = coverage;
  const facts = [
    { name: t("resources"), value: String(resources.length) },
    {
      name: t("coverage"),
      value: t("bound", { reached, count: operations, percent: Math.floor(ratio * 100) }),
    },
    { name: t("problems"), value: t("problemCount", { count: problems.length }) },
    {
      name: t("servers"),
      value: servers.length === 0 ? t("serversNone") : list(servers, { style: "narrow" }),
    },
  ];
  return (
    <dl className={classes.summary}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

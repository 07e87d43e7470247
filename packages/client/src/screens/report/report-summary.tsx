import type { AdminModel, Figures } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./report.module.css";

const FIGURES: readonly (keyof Figures)[] = [
  "operations",
  "lists",
  "writes",
  "assigned",
  "ends",
  "signIn",
];

/** Counts of resources and problems, and the figures of the model. */
export function ReportSummary({ model }: { readonly model: AdminModel }): ReactNode {
  const t = useTexts("report");
  const { list } = useFormat();
  const { figures, servers, resources, problems } = model;
  const facts = [
    { name: t("resources"), value: String(resources.length) },
    ...FIGURES.map((name) => ({ name: t(`figures.${name}`), value: t("share", figures[name]) })),
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

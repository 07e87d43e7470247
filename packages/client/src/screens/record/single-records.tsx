import type { ReactNode } from "react";
import { recordAddress } from "#addresses/resource-address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { useTexts } from "#texts/use-texts.ts";
import type { Relation } from "./relations.ts";
import classes from "./single-records.module.css";

/** Links to single records; reading each could need its own permission. */
export function SingleRecords({ records }: { readonly records: readonly Relation[] }): ReactNode {
  const t = useTexts("related");
  const model = useModel();
  return (
    <section className={classes.frame} aria-label={t("singles")}>
      <h2>{t("singles")}</h2>
      <ul>
        {records.map(({ id, label, resource, parents }) => (
          <li key={id}>
            <AppLink address={recordAddress(model, resource, "", { parents })}>{label}</AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

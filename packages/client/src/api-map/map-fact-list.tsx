import type { AdminModel } from "@quarterdeck/model";
import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import {
  type Address,
  operationsAddress,
  type ParentValues,
  reportAddress,
} from "#addresses/address.ts";
import { listAddress } from "#addresses/resource-address.ts";
import { LinkButton } from "#components/buttons/link-button.tsx";
import { AppLink } from "#components/navigation/app-link.tsx";
import type { Tenant } from "#components/resources/tenants.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useTenants } from "#queries/use-tenants.ts";
import { isRefused, subscribePermissions } from "#queries/permission-cache.ts";
import { useMapTexts } from "#texts/use-map-texts.ts";
import classes from "./map-fact-list.module.css";
import { readMapFacts } from "./map-facts.ts";

/** Numbers of an API, remarks that need attention, and the first lists to open. */
export function MapFactList({ model }: { readonly model: AdminModel }): ReactNode {
  const t = useMapTexts();
  const summary = useModel();
  const tenants = useTenants();
  const chosen = useMemo(() => listChosen(tenants), [tenants]);
  const facts = useMemo(() => readMapFacts(model, new Set(chosen.keys())), [model, chosen]);
  const denied = useSyncExternalStore(
    subscribePermissions,
    () =>
      model.resources.filter(({ operations: { list } }) => list !== undefined && isRefused(list))
        .length,
  );
  const numbers = [
    t("resources", { count: facts.resources }),
    t("relations", { count: facts.relations }),
    t("operations", { count: facts.operations }),
  ];
  const remarks = [
    { count: facts.problems, text: "problems", address: reportAddress() },
    { count: facts.guesses, text: "guesses", address: reportAddress() },
    { count: facts.unsendable, text: "unsendable", address: operationsAddress() },
    { count: denied, text: "denied", address: reportAddress() },
  ] as const satisfies readonly { readonly address: Address; readonly [name: string]: unknown }[];
  const shown = remarks.filter(({ count }) => count > 0);
  return (
    <div className={classes.facts}>
      <section aria-label={t("contents")}>
        <h2>{t("contents")}</h2>
        <ul className={classes.numbers}>
          {numbers.map((text) => (
            <Figure key={text} text={text} />
          ))}
        </ul>
      </section>
      <section aria-label={t("attention")}>
        <h2>{t("attention")}</h2>
        {shown.length === 0 ? (
          <p className={classes.clear}>{t("clear")}</p>
        ) : (
          <ul className={classes.remarks}>
            {shown.map(({ text, count, address }) => (
              <li key={text}>
                <AppLink address={address}>{t(text, { count })}</AppLink>
              </li>
            ))}
          </ul>
        )}
      </section>
      {facts.first.length > 0 && (
        <section aria-label={t("start")}>
          <h2>{t("start")}</h2>
          <div className={classes.first}>
            {facts.first.map((resource, at) => (
              <LinkButton
                key={resource.name}
                variant={at === 0 ? "filled" : "default"}
                address={listAddress(summary, resource, { parents: chosen.get(resource.name) })}
              >
                {resource.labels.many}
              </LinkButton>
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

/** Values of the parents of each list of the chosen tenants. */
function listChosen(tenants: readonly Tenant[]): ReadonlyMap<string, ParentValues> {
  return new Map(
    tenants.flatMap(({ resources, values }) =>
      values === undefined ? [] : resources.map(({ name }) => [name, values] as const),
    ),
  );
}

/** Number and unit; languages differ in their order. */
function Figure({ text }: { readonly text: string }): ReactNode {
  const [before = "", number = "", after = ""] =
    /^(\D*)([\d.,\u00a0\u202f]*\d|)(.*)$/su.exec(text)?.slice(1) ?? [];
  return (
    <li>
      {before}
      <strong>{number}</strong>
      {after}
    </li>
  );
}

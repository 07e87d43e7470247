import { ownMember } from "@quarterdeck/model";
import { type ReactNode, useEffect, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { useWasVisible } from "#components/hooks/use-was-visible.ts";
import { limitGroups, type ResourceGroup } from "#components/resources/resource-groups.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./home-body.module.css";
import { ResourceCard } from "./resource-card.tsx";
import type { RowCounts } from "./row-counts.ts";

/** Number of cards that render at once: more than most APIs have. */
const step = 200;

interface ResourceCardsProps {
  readonly groups: readonly ResourceGroup[];
  /** Expected number of records of each card, by `Resource.name`. */
  readonly expectedRows: RowCounts;
  /** Values of the tenant's path parameters. */
  readonly parents?: ParentValues;
}

/** A card for each list. Of thousands, those after the first ones render as the user scrolls or tabs to them. */
export function ResourceCards({ groups, expectedRows, parents }: ResourceCardsProps): ReactNode {
  const t = useTexts("home");
  const [limit, setLimit] = useState(step);
  const count = groups.reduce((sum, { resources }) => sum + resources.length, 0);
  return (
    <>
      {limitGroups(groups, limit).map(({ label, resources }) => (
        <section
          key={label ?? ""}
          className={classes.group}
          aria-label={parents === undefined ? (label ?? t("lists")) : undefined}
        >
          {label !== undefined && <h2 className={classes.heading}>{label}</h2>}
          <ul className={classes.cards}>
            {resources.map((resource) => (
              <ResourceCard
                key={resource.name}
                resource={resource}
                parents={parents}
                expectedRows={ownMember(expectedRows, resource.name)}
                heading={label === undefined ? "h2" : "h3"}
              />
            ))}
          </ul>
        </section>
      ))}
      {limit < count && <End key={limit} onVisible={() => setLimit(limit + step)} />}
    </>
  );
}

/** End of the rendered cards. */
function End({ onVisible }: { readonly onVisible: () => void }): ReactNode {
  const [end, isVisible] = useWasVisible<HTMLDivElement>();
  useEffect(() => {
    if (isVisible) onVisible();
  });
  return <div ref={end} />;
}

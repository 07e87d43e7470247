import type { ResourceSummary } from "@quarterdeck/model";
import { IconLock } from "@tabler/icons-react";
import { recordKey, recordTitle } from "@quarterdeck/model";
import { type ReactNode, useEffect } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { listAddress, newAddress, recordAddress } from "#addresses/resource-address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { AppLink } from "#components/navigation/app-link.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import { formatKey } from "#components/resources/format-key.ts";
import { ResourceIcon } from "#components/resources/resource-icon.tsx";
import { useWasVisible } from "#components/hooks/use-was-visible.ts";
import { type ReadFailure, useReadFailure, useMayRead } from "#queries/permission-cache.ts";
import { useModel } from "#queries/model/use-model.ts";
import { latestState, type Overview, useOverview } from "#queries/overview.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { storeRowCount } from "./row-counts.ts";
import { rowText } from "./row-text.ts";
import classes from "./resource-card.module.css";

// Shares code with the record screen, which would make that larger.
const RowHint = lazyComponent(async () => (await import("./row-hint.tsx")).RowHint);
// Few totals are estimates.
const EstimatedCount = lazyComponent(
  async () => (await import("./estimated-count.tsx")).EstimatedCount,
);
const CardFailure = lazyComponent(async () => (await import("./card-failure.tsx")).CardFailure);

/** Resource with its newest records, which are requested when the card is visible. */
export function ResourceCard({
  resource,
  expectedRows,
  heading: Heading,
  parents = {},
}: {
  readonly resource: ResourceSummary;
  /** Values of the path parameters of the list. */
  readonly parents?: ParentValues | undefined;
  /** Expected number of records; undefined: the default. */
  readonly expectedRows: number | undefined;
  readonly heading: "h2" | "h3";
}): ReactNode {
  const model = useModel();
  const isReadable = useMayRead(resource.operations.list);
  const [card, isSeen] = useWasVisible<HTMLLIElement>();
  return (
    <li
      ref={card}
      className={classes.card}
      data-quiet={!isReadable || undefined}
      data-rows={expectedRows}
    >
      <Heading className={classes.head}>
        <span className={classes.icon}>
          <ResourceIcon resource={resource} />
        </span>
        <AppLink address={listAddress(model, resource, { parents })} className={classes.name}>
          {resource.labels.many}
        </AppLink>
      </Heading>
      {isSeen && <CardBody resource={resource} parents={parents} />}
    </li>
  );
}

interface CardBodyProps {
  readonly resource: ResourceSummary;
  readonly parents: ParentValues;
}

function CardBody({ resource, parents }: CardBodyProps): ReactNode {
  const overview = useOverview(resource, parents);
  const format = useFormat();
  const { isLoading, isAllowed, error, latest, total, estimate, described, chunk } = overview;
  const count = isLoading || !isAllowed || error !== null ? undefined : latest.length;
  useEffect(() => {
    if (count !== undefined) storeRowCount(resource.name, count);
  }, [resource.name, count]);

  function renderEstimate(): ReactNode {
    if (estimate === undefined) return null;
    const text = `≈ ${format.number(estimate)}`;
    if (chunk === undefined || described?.list?.estimate?.exact === undefined) return text;
    return (
      <EstimatedCount
        fallback={text}
        walk={{ chunk, resource: described, parents, state: latestState(described) }}
        estimate={text}
      />
    );
  }

  return (
    <>
      {(total ?? estimate) !== undefined && (
        <span className={classes.count}>
          {total === undefined ? renderEstimate() : format.number(total)}
        </span>
      )}
      <Latest resource={resource} parents={parents} overview={overview} />
    </>
  );
}

type EmptyText = "single" | "unasked" | "none" | "denied" | "failed";

function emptyText(
  { operations }: ResourceSummary,
  { isAllowed, error }: Overview,
  readFailure: ReadFailure | undefined,
): EmptyText {
  if (readFailure !== undefined) return readFailure;
  if (operations.list === undefined) return "single";
  if (!isAllowed) return "unasked";
  return error === null ? "none" : "failed";
}

function Latest({
  resource,
  parents,
  overview,
}: CardBodyProps & { readonly overview: Overview }): ReactNode {
  const t = useTexts("home");
  const shell = useTexts("shell");
  const common = useTexts("components");
  const model = useModel();
  const readFailure = useReadFailure(resource);
  if (overview.isLoading) {
    return <div className={classes.skeletons} data-skeleton />;
  }
  if (overview.latest.length === 0) {
    const text = emptyText(resource, overview, readFailure);
    const isNone = text === "none" && resource.operations.create !== undefined;
    return (
      <p className={classes.quiet}>
        {readFailure === "denied" && <IconLock size="1rem" stroke={1.75} aria-hidden />}
        {text === "denied" || text === "failed" ? shell(text) : t(text)}
        {text === "failed" && overview.error !== null && <CardFailure error={overview.error} />}
        {isNone && (
          <AppLink address={newAddress(model, resource, parents)}>
            {common("create", { label: inlineLabel(resource.labels.one) })}
          </AppLink>
        )}
      </p>
    );
  }
  return (
    <ul className={classes.latest} aria-label={t("latest", { label: resource.labels.many })}>
      {overview.latest.map((row, at) => {
        const key = recordKey(resource, row);
        const title = recordTitle(resource, row) ?? (key && formatKey(key));
        return (
          <li key={key ?? at} className={classes.record}>
            {key === undefined ? (
              <span className={classes.link}>{title ?? rowText(row)}</span>
            ) : (
              <AppLink
                address={recordAddress(model, resource, key, { parents })}
                className={classes.link}
              >
                {title}
              </AppLink>
            )}
            {overview.described !== undefined && (
              <RowHint resource={overview.described} row={row} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

import { Button, TextInput } from "@mantine/core";
import { IconListDetails, IconSearch } from "@tabler/icons-react";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { operationsAddress } from "#addresses/address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { useCorrect } from "#components/corrections/correct-context.ts";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { LinkButton } from "#components/buttons/link-button.tsx";
import {
  countEntries,
  filterGroups,
  groupResources,
} from "#components/resources/resource-groups.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useTexts } from "#texts/use-texts.ts";
import { RecentLists } from "./recent-lists.tsx";
import classes from "./home-body.module.css";
import frame from "./tiles/dashboard.module.css";
import { Dashboard } from "./tiles/lazy-dashboard.ts";
import { type HomeDashboard, useHomeData } from "./use-home-data.ts";
import { hideWelcome } from "./shows-welcome.ts";
import { ResourceCards } from "./resource-cards.tsx";
import { TenantCards } from "./tenant-cards.tsx";
import { UnreadHint } from "./unread-hint.tsx";

// Most searches find a list.
const NoResults = lazyComponent(
  async () => (await import("#components/feedback/no-results.tsx")).NoResults,
);

/** Resources of which the map is drawn on the home screen: it reads the whole model. */
const mostMapped = 300;

const Welcome = lazyComponent(async () => (await import("./welcome.tsx")).Welcome);

/** Number of cards from which the screen has a filter. */
const filterFrom = 16;

/** Recent work and a card for each list. */
export function HomeBody(): ReactNode {
  const t = useTexts("home");
  const common = useTexts("components");
  const app = useTexts("app");
  const model = useModel();
  const [text, setText] = useState("");
  const all = useMemo(
    () => groupResources(model, { byKey: common("byKey"), others: common("others") }),
    [model, common],
  );
  const groups = filterGroups(all, useDeferredValue(text));
  const count = countEntries(model);
  // An exploration may still find some.
  const hasLists =
    model.exploration === "open" ||
    model.resources.some(({ operations }) => operations.list !== undefined);
  const data = useHomeData();
  const [isHidden, setIsHidden] = useState(false);
  // The lists are below it: rendered first, they would move.
  if (data === undefined) {
    return (
      <div role="status" aria-label={app("loading")} className={classes.waiting} data-skeleton />
    );
  }
  return (
    <>
      {data.showsWelcome && !isHidden && count <= mostMapped && (
        <Welcome
          fallback={<div className={classes.welcome} data-skeleton />}
          onHide={() => {
            setIsHidden(true);
            hideWelcome();
          }}
        />
      )}
      <HomeTiles {...data.dashboard} />
      <RecentLists {...data} />
      {count > filterFrom && (
        <TextInput
          type="search"
          aria-label={t("filter")}
          placeholder={t("filter")}
          autoComplete="off"
          leftSection={<IconSearch size="1rem" stroke={1.75} aria-hidden />}
          className={classes.filter}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      {model.tenantLevels !== undefined && (
        <TenantCards text={text} expectedRows={data.expectedRows} />
      )}
      <UnreadHint resources={groups.flatMap(({ resources }) => resources)} />
      <ResourceCards groups={groups} expectedRows={data.expectedRows} />
      {((groups.length === 0 && count > 0) || !hasLists) && model.tenantLevels === undefined && (
        <NoCards
          isFiltered={groups.length === 0 && count > 0}
          text={text}
          onClear={() => setText("")}
        />
      )}
    </>
  );
}

/** Tiles of the user; their space is reserved while they load. */
function HomeTiles({ tiles, shape }: HomeDashboard): ReactNode {
  if (shape === undefined) return null;
  const waiting = (
    <div aria-hidden>
      <div className={frame.bar} />
      {(["numbers", "charts"] as const).map(
        (kind) =>
          shape[kind] > 0 && (
            <div key={kind} className={frame[kind]}>
              {Array.from({ length: shape[kind] }, (_, at) => (
                <div key={at} className={frame.waiting} data-skeleton />
              ))}
            </div>
          ),
      )}
    </div>
  );
  return <Dashboard stored={tiles} waiting={waiting} fallback={waiting} />;
}

interface NoCardsProps {
  readonly isFiltered: boolean;
  readonly text: string;
  readonly onClear: () => void;
}

/** Shown without a matching list, or for an API without lists. */
function NoCards({ isFiltered, text, onClear }: NoCardsProps): ReactNode {
  const t = useTexts("home");
  const shell = useTexts("shell");
  const correct = useCorrect();
  if (isFiltered) return <NoResults title={t("filterNone", { text })} onClear={onClear} />;
  return (
    <EmptyState
      icon={<IconListDetails size="1.75rem" />}
      title={t("noLists")}
      hint={t("noListsHint")}
    >
      {correct !== undefined && (
        <Button onClick={() => correct({ kind: "api" })}>{t("addAddresses")}</Button>
      )}
      <LinkButton variant="default" address={operationsAddress()}>
        {shell("operations")}
      </LinkButton>
    </EmptyState>
  );
}

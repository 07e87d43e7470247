import { TextInput } from "@mantine/core";
import { IconListDetails, IconSearch } from "@tabler/icons-react";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { operationsAddress } from "#addresses/address.ts";
import { AppLink } from "#components/app-link.tsx";
import { EmptyState } from "#components/empty-state.tsx";
import { LinkButton } from "#components/link-button.tsx";
import { NothingFound } from "#components/nothing-found.tsx";
import { Page } from "#components/page.tsx";
import { filterGroups, groupResources } from "#components/resource-groups.ts";
import { useModel } from "#queries/model.ts";
import { useTexts } from "#texts/use-texts.ts";
import { AtHandLists } from "./at-hand-lists.tsx";
import classes from "./home-screen.module.css";
import { useAtHand } from "./use-at-hand.ts";
import { ResourceCard } from "./resource-card.tsx";
import { UnreadHint } from "./unread-hint.tsx";

/** More cards than these are looked for by name. */
const filterFrom = 16;

export function HomeScreen(): ReactNode {
  const t = useTexts("home");
  const model = useModel();
  const [text, setText] = useState("");
  const all = useMemo(() => groupResources(model), [model]);
  const groups = filterGroups(all, useDeferredValue(text));
  const count = all.reduce((sum, { resources }) => sum + resources.length, 0);
  const atHand = useAtHand();
  return (
    <Page
      title={model.title}
      description={firstSentence(model.description)}
      actions={
        <AppLink address={operationsAddress()} className={classes.all}>
          <IconListDetails size="1rem" stroke={1.75} aria-hidden />
          {t("operationCount", { count: model.operations.length })}
        </AppLink>
      }
    >
      {atHand !== undefined && <AtHandLists {...atHand} />}
      {atHand !== undefined && count > filterFrom && (
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
      {atHand !== undefined && (
        <UnreadHint resources={groups.flatMap(({ resources }) => resources)} />
      )}
      {/* The lists stand below it: shown before it, they would jump. */}
      {(atHand === undefined ? [] : groups).map(({ label, resources }) => (
        <section key={label ?? ""} className={classes.group} aria-label={label ?? t("lists")}>
          {label !== undefined && <h2 className={classes.heading}>{label}</h2>}
          <ul className={classes.cards}>
            {resources.map((resource) => (
              <ResourceCard
                key={resource.name}
                resource={resource}
                heading={label === undefined ? "h2" : "h3"}
              />
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && (
        <NoCards isFiltered={count > 0} text={text} onClear={() => setText("")} />
      )}
    </Page>
  );
}

interface NoCardsProps {
  readonly isFiltered: boolean;
  readonly text: string;
  readonly onClear: () => void;
}

/** No list of that name, or an API without any list. */
function NoCards({ isFiltered, text, onClear }: NoCardsProps): ReactNode {
  const t = useTexts("home");
  const shell = useTexts("shell");
  if (isFiltered) return <NothingFound title={t("filterNone", { text })} onClear={onClear} />;
  return (
    <EmptyState
      icon={<IconListDetails size="1.75rem" />}
      title={t("noLists")}
      hint={t("noListsHint")}
    >
      <LinkButton address={operationsAddress()}>{shell("operations")}</LinkButton>
    </EmptyState>
  );
}

/** Descriptions are often whole manuals, in Markdown. */
function firstSentence(text: string | undefined): string | undefined {
  const line = text
    ?.split(/\n/)
    .map((one) => one.trim())
    .find((one) => one !== "" && !/^[#|<>*`![-]/.test(one));
  const sentence = line
    ?.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`]/g, "")
    .match(/^.*?[.!?](?=\s|$)/)?.[0];
  return sentence ?? (line === undefined || line.length > 160 ? undefined : line);
}

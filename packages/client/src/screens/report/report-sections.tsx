import type { Operation } from "@quarterdeck/model";
import { type ReactNode, type Ref, useId, useState } from "react";
import { useTexts } from "#texts/use-texts.ts";
import type { ResourceEntry } from "./index-report.ts";
import { OperationList } from "./operation-list.tsx";
import classes from "./report.module.css";
import { ResourceCard } from "./resource-card.tsx";

/** Items rendered at first: enough for a large window. */
const cardsAtOnce = 40;
const linesAtOnce = 60;
const openUpTo = 2;

export function ResourceSection({
  entries,
  text,
}: {
  readonly entries: readonly ResourceEntry[];
  readonly text: string;
}): ReactNode {
  const t = useTexts("report");
  const { shown, ...growing } = useGrowingList(entries.length, text, cardsAtOnce);
  if (entries.length === 0) return null;
  const isOpen = text !== "" && entries.length <= openUpTo;
  return (
    <section className={classes.list} aria-labelledby="report-resources">
      <h2 id="report-resources">{t("resources")}</h2>
      {entries.slice(0, shown).map((entry) => (
        <ResourceCard
          key={`${entry.resource.name} ${isOpen}`}
          entry={entry}
          isOpenAtFirst={isOpen}
        />
      ))}
      <More count={entries.length - shown} {...growing} />
    </section>
  );
}

export function LooseSection({
  operations,
  text,
}: {
  readonly operations: readonly Operation[];
  readonly text: string;
}): ReactNode {
  const t = useTexts("report");
  const id = useId();
  const { shown, ...growing } = useGrowingList(operations.length, text, linesAtOnce);
  if (operations.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{t("loose")}</h2>
      <p>{t("looseHint")}</p>
      <OperationList operations={operations.slice(0, shown)} />
      <More count={operations.length - shown} {...growing} />
    </section>
  );
}

/** Grows when it is visible; a button for keyboards and screen readers. */
function More({
  count,
  grow,
  end,
}: { readonly count: number } & Omit<ReturnType<typeof useGrowingList>, "shown">): ReactNode {
  const t = useTexts("report");
  if (count === 0) return null;
  return (
    <button type="button" className={classes.more} ref={end} onClick={grow}>
      {t("more", { count })}
    </button>
  );
}

/** Number of rendered items: grows when the end of the list is visible, and is reset for another list. */
function useGrowingList(
  total: number,
  list: string,
  step: number,
): { readonly shown: number; readonly grow: () => void; readonly end: Ref<HTMLButtonElement> } {
  const [drawn, setDrawn] = useState({ list, count: step });
  const count = drawn.list === list ? drawn.count : step;
  const grow = (): void => setDrawn({ list, count: count + step });

  function watch(element: HTMLButtonElement | null): (() => void) | undefined {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) grow();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }

  return { shown: Math.min(count, total), grow, end: watch };
}

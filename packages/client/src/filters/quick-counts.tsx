import { type ReactNode, useEffect } from "react";
import { createPortal } from "react-dom";
import { useFormat } from "#texts/use-texts.ts";
import classes from "./quick-counts.module.css";
import type { QuickFilter } from "./quick-filter.ts";
import { type CountedList, useChoiceCounts } from "./use-choice-counts.ts";

/** Up to this number of records, counting them takes no noticeable time. */
const MAX_COUNTED = 200_000;

interface QuickCountsProps {
  /** Element with the buttons, in the order of the options. */
  readonly group: HTMLElement;
  readonly filter: QuickFilter;
  readonly counted: CountedList;
  /** Exact number of matching records. */
  readonly total: number | undefined;
  readonly options: readonly { readonly value: string }[];
}

/** Numbers of records at the corners of quick filters, which move nothing. Empty if the API does not count. */
export function QuickCounts({ group, options, ...props }: QuickCountsProps): ReactNode {
  const { filter, counted, total } = props;
  const format = useFormat();
  const isCheap = total !== undefined && total <= MAX_COUNTED;
  const counts = useChoiceCounts(counted, filter, isCheap);
  const buttons = [...group.querySelectorAll("button")];
  const texts = options.map(({ value }) => counts && format.number(counts.get(value) ?? 0));
  const words = texts.join("\n");
  useEffect(() => {
    for (const [index, text] of words.split("\n").entries()) {
      group.querySelectorAll("button")[index]?.setAttribute("aria-description", text);
    }
  }, [group, words]);
  return buttons.map((button, index) => {
    const text = texts[index];
    const badge = (
      <span className={classes.count} aria-hidden="true">
        {text}
      </span>
    );
    return text === undefined ? null : createPortal(badge, button, options[index]?.value);
  });
}

import type { Resource } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { useFormat } from "#texts/use-texts.ts";
import { rowFacts } from "./row-facts.ts";
import classes from "./resource-card.module.css";

interface RowHintProps {
  readonly resource: Resource;
  readonly row: unknown;
}

/** State or amount of a record, and its age. */
export function RowHint({ resource, row }: RowHintProps): ReactNode {
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const { fact, time } = rowFacts(resource, row, format.number);
  const age = time === undefined ? undefined : format.relativeTime(time, now);
  const facts = [fact, age].filter((text) => text !== undefined);
  return facts.length > 0 && <span className={classes.hint}>{facts.join(" · ")}</span>;
}

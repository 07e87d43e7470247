import { type ReactNode, useState } from "react";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./cell.module.css";

const mostInCell = 120;
const mostOnPage = 4000;

/** Text of one line in a table cell; the whole text on a record's page. */
export function TruncatedText({
  text,
  isWhole,
}: {
  readonly text: string;
  readonly isWhole: boolean;
}): ReactNode {
  return isWhole ? <WholeText text={text} /> : shortText(text);
}

/** Text of one line, without a component. */
export function shortText(text: string): ReactNode {
  if (text.length <= mostInCell && !text.includes("\n")) return text;
  return <span title={text.slice(0, mostOnPage)}>{truncate(text, mostInCell)}</span>;
}

function WholeText({ text }: { readonly text: string }): ReactNode {
  const t = useTexts("fields");
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen || text.length <= mostOnPage) return <span className={classes.whole}>{text}</span>;
  return (
    <>
      <span className={classes.whole}>{truncate(text, mostOnPage)}</span>{" "}
      <button type="button" className={classes.more} onClick={() => setIsOpen(true)}>
        {t("showAll", { count: format.number(text.length) })}
      </button>
    </>
  );
}

export function truncate(text: string, most: number): string {
  const line = text.replace(/\s+/g, " ");
  if (line.length <= most) return line;
  // Does not split a surrogate pair.
  return `${Array.from(line.slice(0, most)).slice(0, -1).join("").trimEnd()}…`;
}

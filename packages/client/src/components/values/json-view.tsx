import { type ReactNode, useState } from "react";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { CopyButton } from "#components/buttons/copy-button.tsx";
import classes from "./json-view.module.css";
import { writePrettyJson } from "./write-pretty-json.ts";

const mostAtOnce = 100_000;

/** Value as lossless JSON, with a copy button. */
export function JsonView({
  value,
  label,
}: {
  readonly value: unknown;
  readonly label: string;
}): ReactNode {
  const t = useTexts("components");
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const text = writePrettyJson(value);
  const isCut = !isOpen && text.length > mostAtOnce;
  return (
    <div className={classes.frame}>
      <div className={classes.copy}>
        <CopyButton text={text} label={t("copyJson")} />
      </div>
      <pre className={classes.text} tabIndex={0} role="region" aria-label={label}>
        {isCut ? text.slice(0, mostAtOnce) : text}
      </pre>
      {isCut && (
        <button type="button" className={classes.more} onClick={() => setIsOpen(true)}>
          {t("showAll", { count: format.number(text.length) })}
        </button>
      )}
    </div>
  );
}

import { type ReactNode, useState } from "react";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./pager.module.css";

interface PageInputProps {
  readonly page: number;
  readonly last: number | undefined;
  readonly onPage: (page: number) => void;
}

/** Input with the page number. */
export function PageInput({ page, last, onPage }: PageInputProps): ReactNode {
  const t = useTexts("components");
  const format = useFormat();
  const [typed, setTyped] = useState<string>();

  function go(): void {
    const next = Number(typed);
    setTyped(undefined);
    if (!Number.isInteger(next) || next < 1 || next === page) return;
    onPage(last === undefined ? next : Math.min(next, last));
  }

  return (
    <div className={classes.page}>
      <span aria-hidden="true" className={classes.word}>
        {t("page")}
      </span>
      {/* Mantine's input takes as long to render as two rows. */}
      <input
        aria-label={t("page")}
        className={classes.number}
        inputMode="numeric"
        value={typed ?? String(page)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key === "Enter") go();
          if (event.key === "Escape") setTyped(undefined);
        }}
      />
      {last !== undefined && <span>{t("pageOf", { count: format.number(last) })}</span>}
    </div>
  );
}

import { Button } from "@mantine/core";
import type { Problem } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { Entrance } from "#components/entrance.tsx";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./description-problems.module.css";

/** In place of a form where there is nothing to sign in to: what is wrong, and what to do. */
export function DescriptionProblems({
  problems,
}: {
  readonly problems: readonly Problem[];
}): ReactNode {
  const t = useTexts("login");
  return (
    <Entrance title={t("problemsTitle")} hint={t("problemsHint")}>
      <ul className={classes.list}>
        {problems.map(({ code, pointer, message }) => (
          <li key={`${code} ${pointer}`} className={classes.problem}>
            <p className={classes.message}>{message}</p>
            {pointer !== "" && <p className={classes.pointer}>{t("problemAt", { pointer })}</p>}
          </li>
        ))}
      </ul>
      <p className={classes.remedy}>{t("remedy")}</p>
      <Button size="md" onClick={() => location.reload()}>
        {t("reload")}
      </Button>
    </Entrance>
  );
}

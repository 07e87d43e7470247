import type { ReactNode } from "react";
import { Spinner } from "#app/spinner.tsx";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./waiting-page.module.css";

/** Page that the service sends while it reads the API's description for the first time. */
export function WaitingPage(): ReactNode {
  const t = useTexts("app");
  return (
    <main className={classes.frame}>
      <h1 className={classes.title}>{t("loadingApi")}</h1>
      <Spinner />
    </main>
  );
}

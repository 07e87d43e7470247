import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { FlagNotice } from "#components/brand/flag-notice.tsx";
import { FocusedHeading } from "#components/page/focused-heading.tsx";
import { HomeButton } from "#components/buttons/home-button.tsx";
import { OpenPage } from "#components/page/open-page.tsx";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./server-error-screen.module.css";

interface ServerErrorScreenProps {
  readonly error?: Error;
  /** Reloads the page if absent. */
  readonly onRetry?: () => void;
}

export function ServerErrorScreen({ error, onRetry }: ServerErrorScreenProps): ReactNode {
  const t = useTexts("serverError");
  return (
    <OpenPage>
      <FlagNotice
        flags="NC"
        signal={t("flags")}
        heading={<FocusedHeading>{t("title")}</FocusedHeading>}
        text={t("text")}
      >
        {error !== undefined && (
          <details className={classes.details}>
            <summary>{t("detail")}</summary>
            <p>{error.message}</p>
          </details>
        )}
        {onRetry === undefined ? (
          <Button onClick={() => location.reload()}>{t("reload")}</Button>
        ) : (
          <Button onClick={() => onRetry()}>{t("tryAgain")}</Button>
        )}
        <HomeButton isQuiet>{t("home")}</HomeButton>
      </FlagNotice>
    </OpenPage>
  );
}

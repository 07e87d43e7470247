import { Button } from "@mantine/core";
import { type Problem, formatMessage } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { SignInPage } from "#components/page/sign-in-page.tsx";
import { useProblemMessages } from "#components/values/use-model-messages.ts";
import { problems as english } from "#texts/en/problems.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./description-problems.module.css";

const texts = { problems: english };

interface DescriptionProblemsProps {
  readonly problems: readonly Problem[];
}

/** In place of a form where there is nothing to sign in to: what is wrong, and what to do. */
export function DescriptionProblems(props: DescriptionProblemsProps): ReactNode {
  return (
    <TextsProvider texts={texts}>
      <Problems {...props} />
    </TextsProvider>
  );
}

function Problems({ problems }: DescriptionProblemsProps): ReactNode {
  const t = useTexts("problems");
  const sentences = useProblemMessages();
  return (
    <SignInPage title={t("title")} hint={t("hint")}>
      <ul className={classes.list}>
        {problems.map(({ code, pointer, message }) => (
          <li key={`${code} ${pointer}`} className={classes.problem}>
            <p className={classes.message}>{formatMessage(sentences, message)}</p>
            {pointer !== "" && <p className={classes.pointer}>{t("at", { pointer })}</p>}
          </li>
        ))}
      </ul>
      <p className={classes.remedy}>{t("remedy")}</p>
      <Button size="md" onClick={() => location.reload()}>
        {t("reload")}
      </Button>
    </SignInPage>
  );
}

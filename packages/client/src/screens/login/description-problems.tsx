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

/** Problems of the description with remedies, instead of a sign-in form. */
export function DescriptionProblems(props: DescriptionProblemsProps): ReactNode {
  return (
    <TextsProvider texts={texts}>
      <Problems {...props} />
    </TextsProvider>
  );
}

function Problems({ problems }: DescriptionProblemsProps): ReactNode {
  const t = useTexts("problems");
  const catalog = useProblemMessages();
  return (
    <SignInPage title={t("title")} hint={t("hint")}>
      <ul className={classes.list}>
        {problems.map(({ code, pointer, message }) => (
          <li key={`${code} ${pointer}`} className={classes.problem}>
            <p className={classes.message}>{formatMessage(catalog, message)}</p>
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

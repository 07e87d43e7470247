import { IconListDetails } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { operationsAddress } from "#addresses/address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { Page } from "#components/page/page.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { home } from "#texts/en/home.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { HomeBody } from "./home-body.tsx";
import classes from "./home-screen.module.css";

const texts = { home };

export function HomeScreen(): ReactNode {
  return (
    <TextsProvider texts={texts}>
      <HomePage />
    </TextsProvider>
  );
}

function HomePage(): ReactNode {
  const t = useTexts("home");
  const model = useModel();
  return (
    <Page
      title={model.title}
      description={firstSentence(model.description)}
      actions={
        <AppLink address={operationsAddress()} className={classes.all}>
          <IconListDetails size="1rem" stroke={1.75} aria-hidden />
          {t("operationCount", { count: model.operations.length })}
        </AppLink>
      }
    >
      <HomeBody />
    </Page>
  );
}

/** First sentence of a description, which may be long Markdown. */
function firstSentence(text: string | undefined): string | undefined {
  const line = text
    ?.split(/\n/)
    .map((one) => one.trim())
    .find((one) => one !== "" && !/^[#|<>*`![-]/.test(one));
  const sentence = line
    ?.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`]/g, "")
    .match(/^.*?[.!?](?=\s|$)/)?.[0];
  return sentence ?? (line === undefined || line.length > 160 ? undefined : line);
}

import { IconListDetails } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { operationsAddress } from "#addresses/address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { AppLink } from "#components/navigation/app-link.tsx";
import { loadResourceIcons } from "#components/resources/resource-icon.tsx";
import { Page } from "#components/page/page.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { home } from "#texts/en/home.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./home-screen.module.css";

// A separate chunk: the title does not wait for it.
const HomeBody = lazyComponent(async () => {
  // With the cards, not after them.
  void loadResourceIcons();
  return (await import("./home-body.tsx")).HomeBody;
});

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
  const app = useTexts("app");
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
      <HomeBody
        fallback={
          <div
            role="status"
            aria-label={app("loading")}
            className={classes.waiting}
            data-skeleton
          />
        }
      />
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

import {
  historyAddress,
  homeAddress,
  jobsAddress,
  mapAddress,
  operationsAddress,
  reportAddress,
  rightsAddress,
  settingsAddress,
} from "#addresses/address.ts";
import { chooseDensity } from "#storage/density.ts";
import { useHttp } from "#http/http-context.ts";
import { useOwnerOperation } from "#queries/owner-operation.ts";
import { requestSignOut } from "#queries/sign-in/sign-out.ts";
import { useColorMode } from "#session/color-mode.ts";
import { chooseLanguage } from "#session/language.ts";
import { isLanguage } from "#texts/change-language.ts";
import { languageNames } from "#texts/languages.ts";
import { useTexts } from "#texts/use-texts.ts";
import type { Entry } from "./entry.ts";

/** Pages of the console; settings only with a search text. */
export function usePages(): {
  readonly pages: readonly Entry[];
  readonly settings: readonly Entry[];
} {
  const t = useTexts("palette");
  const http = useHttp();
  const shell = useTexts("shell");
  const common = useTexts("components");
  const [, chooseMode] = useColorMode();
  const page = (id: string, about: Pick<Entry, "label" | "words" | "target" | "hint">): Entry => ({
    id: `page ${id}`,
    group: "pages",
    ...about,
  });
  const hasRights = useOwnerOperation("readRights") !== undefined;
  const words = { colors: t("wordsColors"), density: t("wordsDensity") };
  return {
    pages: [
      page("home", { label: shell("home"), target: homeAddress() }),
      page("history", {
        label: common("history"),
        words: t("wordsHistory"),
        target: historyAddress(),
      }),
      page("jobs", { label: shell("jobs"), words: t("wordsJobs"), target: jobsAddress() }),
      page("operations", { label: shell("operations"), target: operationsAddress() }),
      page("map", { label: shell("map"), words: t("wordsMap"), target: mapAddress() }),
      page("report", { label: shell("report"), words: t("wordsReport"), target: reportAddress() }),
      ...(hasRights ? [page("rights", { label: shell("rights"), target: rightsAddress() })] : []),
      page("settings", {
        label: shell("settings"),
        words: t("wordsSettings"),
        target: settingsAddress(),
      }),
      page("light", { label: t("light"), words: words.colors, target: () => chooseMode("light") }),
      page("dark", { label: t("dark"), words: words.colors, target: () => chooseMode("dark") }),
      page("auto", { label: t("auto"), words: words.colors, target: () => chooseMode("auto") }),
      page("sign-out", {
        label: shell("signOut"),
        words: t("wordsSignOut"),
        target: () => requestSignOut(http),
      }),
    ],
    settings: [
      page("compact", {
        label: t("compactRows"),
        words: words.density,
        target: () => chooseDensity("compact"),
      }),
      page("comfortable", {
        label: t("comfortableRows"),
        words: words.density,
        target: () => chooseDensity("comfortable"),
      }),
      ...Object.entries(languageNames).map(([code, label]) =>
        page(`language ${code}`, {
          label,
          hint: shell("language"),
          words: `${t("wordsLanguage")} ${code}`,
          // A failed load changes nothing.
          target: () => {
            if (isLanguage(code))
              void chooseLanguage(http.session.storage.local, code).catch(() => undefined);
          },
        }),
      ),
    ],
  };
}

import type { Catalog } from "@quarterdeck/model";
import { use } from "react";
import { loadChunk } from "#chunks/load-chunk.ts";
import type { Language } from "#texts/languages.ts";
import { problemLoaders, reasonLoaders } from "#texts/message-loaders.ts";
import { currentLanguage, useCurrentLanguage } from "#texts/current-language.ts";

/** For `formatMessage`: what is wrong with a description, in the language spoken now. Suspends until it is there. */
export function useProblemMessages(): Catalog {
  return use(loadProblems(useCurrentLanguage().language));
}

/** For `formatMessage`: why things are understood as they are. */
export function useReasonMessages(): Catalog {
  return use(loadReasons(useCurrentLanguage().language));
}

/** Asks for both before anything needs them. */
export function prefetchModelMessages(): void {
  const { language } = currentLanguage();
  void loadProblems(language);
  void loadReasons(language);
}

const loadProblems = createLoader(problemLoaders);
const loadReasons = createLoader(reasonLoaders);

function createLoader(
  loaders: Readonly<Record<Language, () => Promise<Catalog>>>,
): (language: Language) => Promise<Catalog> {
  const known = new Map<Language, Promise<Catalog>>();
  return (language) => {
    const before = known.get(language);
    if (before !== undefined) return before;
    const loading = loadChunk(loaders[language]);
    known.set(language, loading);
    // Whoever tries again asks anew.
    loading.catch(() => known.delete(language));
    return loading;
  };
}

import type { Catalog } from "@quarterdeck/model";
import { use } from "react";
import { loadChunk } from "#chunks/load-chunk.ts";
import { currentLanguage, useCurrentLanguage } from "#texts/current-language.ts";
import type { Language } from "#texts/languages.ts";
import { loadProblems, loadReasons } from "#texts/message-loaders.ts";

/** Messages about problems of a description, for `formatMessage`. Suspends until they are loaded. */
export function useProblemMessages(): Catalog {
  return use(problemMessages(useCurrentLanguage().language));
}

/** Messages that explain the model, for `formatMessage`. Suspends until they are loaded. */
export function useReasonMessages(): Catalog {
  return use(reasonMessages(useCurrentLanguage().language));
}

export function prefetchModelMessages(): void {
  const { language } = currentLanguage();
  void problemMessages(language);
  void reasonMessages(language);
}

const problemMessages = loadOnce(loadProblems);
const reasonMessages = loadOnce(loadReasons);

function loadOnce(
  load: (language: Language) => Promise<Catalog>,
): (language: Language) => Promise<Catalog> {
  const loaded = new Map<Language, Promise<Catalog>>();
  return (language) => {
    const before = loaded.get(language);
    if (before !== undefined) return before;
    const loading = loadChunk(() => load(language));
    loaded.set(language, loading);
    // The next use tries again.
    loading.catch(() => loaded.delete(language));
    return loading;
  };
}

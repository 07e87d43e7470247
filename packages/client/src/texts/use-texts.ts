import { useFormatter, useTranslations } from "use-intl";
import type { en } from "./en.ts";

declare module "use-intl" {
  interface AppConfig {
    Locale: "en";
    Messages: typeof en;
  }
}

/** The texts of one namespace: `t("key", { count })`, keys and values checked by the compiler. */
export function useTexts<Namespace extends keyof typeof en>(namespace: Namespace) {
  return useTranslations(namespace);
}

/** Numbers, times and lists in the language of the texts. */
export function useFormat() {
  return useFormatter();
}

/** Every language of the console, by its own name: nobody must know English to find theirs. */
export const languageNames = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  ar: "العربية",
  ja: "日本語",
} as const;

export type Language = keyof typeof languageNames;

/** Languages of the console, each in its own name. */
export const languageNames = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  ar: "العربية",
  ja: "日本語",
} as const;

export type Language = keyof typeof languageNames;

import { IconLanguage } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { chooseLanguage } from "#session/language.ts";
import { useSessionStore } from "#session/session-context.ts";
import { type Language, languageNames } from "#texts/languages.ts";
import { useCurrentLanguage } from "#texts/current-language.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./language-select.module.css";

const languages = Object.entries(languageNames) as readonly (readonly [Language, string])[];

/** Select for the language, each in its own name. */
export function LanguageSelect(): ReactNode {
  const t = useTexts("shell");
  const tHttp = useTexts("http");
  const { language } = useCurrentLanguage();
  const { local } = useSessionStore().storage;
  const [hasFailed, setHasFailed] = useState(false);

  async function choose(next: Language): Promise<void> {
    setHasFailed(false);
    await chooseLanguage(local, next).catch(() => setHasFailed(true));
  }

  return (
    <div className={classes.frame}>
      <label className={classes.field} title={t("language")}>
        <IconLanguage size="1.125rem" stroke={1.75} aria-hidden />
        <select
          className={classes.select}
          aria-label={t("language")}
          value={language}
          onChange={(event) => void choose(event.currentTarget.value as Language)}
        >
          {languages.map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {hasFailed && (
        <p role="alert" className={classes.failed}>
          {tHttp("network")}
        </p>
      )}
    </div>
  );
}

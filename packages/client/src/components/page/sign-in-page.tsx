import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { runtimeConfig } from "#config/runtime-config.ts";
import { useTexts } from "#texts/use-texts.ts";
import { BrandMark } from "#components/brand/brand-mark.tsx";
import { ColorModeSwitch } from "#components/inputs/color-mode-switch.tsx";
import classes from "./sign-in-page.module.css";
import { FlagHoist } from "#components/brand/flag-hoist.tsx";

const LATE_MS = 1000;

interface SignInPageProps {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly children?: ReactNode;
  /** Links below the form. */
  readonly footer?: ReactNode;
}

/** Frame of the screens for sign-in and registration. */
export function SignInPage({ title, hint, children, footer }: SignInPageProps): ReactNode {
  const t = useTexts("shell");
  const product = runtimeConfig().title;
  const [language, setLanguage] = useState<{ readonly LanguageSelect: ComponentType } | null>(null);
  useEffect(() => {
    // Optional: loaded after everything that sign-in needs.
    const load = () =>
      import("#components/inputs/language-select.tsx").then(setLanguage, () => undefined);
    const timer = setTimeout(load, LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.frame}>
      <title>{`${title} · ${product}`}</title>
      <aside className={classes.banner} aria-label={product}>
        <p className={classes.brand}>
          <BrandMark size={32} />
          <span>{product}</span>
        </p>
        <div className={classes.bottom}>
          <p className={classes.motto}>{t("motto")}</p>
          <FlagHoist text={product} />
        </div>
      </aside>
      <main className={classes.panel}>
        <div className={classes.switch}>
          {/* Works with scripts only. */}
          {!import.meta.env.SSR && <ColorModeSwitch />}
        </div>
        <div className={classes.main}>
          <h1 className={classes.title}>{title}</h1>
          {hint !== undefined && <p className={classes.hint}>{hint}</p>}
          <div className={classes.content}>{children}</div>
          {footer !== undefined && <div className={classes.footer}>{footer}</div>}
        </div>
        {language !== null && (
          <div className={classes.language}>
            <language.LanguageSelect />
          </div>
        )}
      </main>
    </div>
  );
}

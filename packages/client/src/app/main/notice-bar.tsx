import { CloseButton } from "@mantine/core";
import { type Catalog, type Problem, formatMessage } from "@quarterdeck/model";
import { type ReactNode, useEffect, useState } from "react";
import { useRootAttribute } from "#components/page/use-root-attribute.ts";
import bar from "#components/styles/floating-bar.module.css";
import { useCurrentLanguage } from "#texts/current-language.ts";
import { loadProblems } from "#texts/message-loaders.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./schema-changes.module.css";

interface NoticeBarProps {
  readonly notices: readonly Problem[];
  readonly onClose: () => void;
}

/** Changes of the description that the service does not use. */
export function NoticeBar({ notices, onClose }: NoticeBarProps): ReactNode {
  const t = useTexts("components");
  const catalog = useCatalog();
  useRootAttribute("notices");
  if (catalog === undefined) return null;
  const texts = new Set(notices.map(({ message }) => formatMessage(catalog, message)));
  return (
    <div className={`${bar.bar} ${classes.notice}`}>
      <div className={bar.message}>
        {[...texts].map((text) => (
          <div key={text}>{text}</div>
        ))}
      </div>
      <CloseButton size="sm" aria-label={t("close")} onClick={onClose} />
    </div>
  );
}

/** Messages in the current language; a failure to load them is not shown, as with every background load. */
function useCatalog(): Catalog | undefined {
  const { language } = useCurrentLanguage();
  const [catalog, setCatalog] = useState<Catalog>();
  useEffect(() => {
    let isCurrent = true;
    loadProblems(language).then(
      (loaded) => {
        if (isCurrent) setCatalog(loaded);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return catalog;
}

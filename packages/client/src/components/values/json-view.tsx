import { type ReactNode, useState } from "react";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { useDebounced } from "#components/hooks/use-debounced.ts";
import { useWasVisible } from "#components/hooks/use-was-visible.ts";
import { LazyJsonEditor } from "#components/json-editor/lazy-json-editor.tsx";
import { CopyButton } from "#components/buttons/copy-button.tsx";
import classes from "./json-view.module.css";
import { writePrettyJson } from "./write-pretty-json.ts";

interface JsonViewProps {
  readonly value: unknown;
  readonly label: string;
}

const PAINT_MS = 500;

/** Value as lossless JSON: folded, searched and copied in an editor that is loaded once it is visible. */
export function JsonView({ value, label }: JsonViewProps): ReactNode {
  const [frame, isVisible] = useWasVisible<HTMLDivElement>();
  // The page is shown before the editor is loaded.
  const isReady = useDebounced(isVisible, PAINT_MS, false);
  const text = writePrettyJson(value);
  const plain = <PlainJson text={text} label={label} />;
  return (
    <div ref={frame} className={classes.steady} style={{ minBlockSize: editorHeight(text) }}>
      {isReady ? <LazyJsonEditor fallback={plain} text={text} label={label} /> : plain}
    </div>
  );
}

/** Height of the editor with its bar, also before it is loaded: the content below does not move. */
function editorHeight(text: string): string {
  const lines = text.split("\n").length;
  return `calc(clamp(4.5rem, ${lines} * 1.6 * var(--mantine-font-size-xs) + 1rem, 70vh) + 2.3125rem)`;
}

const mostAtOnce = 100_000;

/** JSON as plain text, with a copy button. */
function PlainJson({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const t = useTexts("components");
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const isCut = !isOpen && text.length > mostAtOnce;
  return (
    <div className={classes.frame}>
      <div className={classes.copy}>
        <CopyButton text={text} label={t("copyJson")} />
      </div>
      <pre className={classes.text} tabIndex={0} role="region" aria-label={label}>
        {isCut ? text.slice(0, mostAtOnce) : text}
      </pre>
      {isCut && (
        <button type="button" className={classes.more} onClick={() => setIsOpen(true)}>
          {t("showAll", { count: format.number(text.length) })}
        </button>
      )}
    </div>
  );
}

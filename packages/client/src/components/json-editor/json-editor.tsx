import type { EditorView } from "@codemirror/view";
import type { EditorState } from "@codemirror/state";
import type { findJsonError } from "@quarterdeck/model";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { CopyTextButton } from "#components/buttons/copy-text-button.tsx";
import { useJsonEditorTexts } from "#texts/use-json-editor-texts.ts";
import { createEditor } from "./create-editor.ts";
import classes from "./json-editor.module.css";
import type { HintSource } from "./json-hints.ts";
import { locateValue, writePath } from "./locate-value.ts";

type JsonError = NonNullable<ReturnType<typeof findJsonError>>;

interface JsonEditorProps {
  readonly text: string;
  readonly label: string;
  /** Absent: the text is only shown. */
  readonly onText?: (text: string) => void;
  readonly errorText?: (error: JsonError) => string;
  readonly hints?: HintSource | undefined;
  readonly isInvalid?: boolean;
  /** Ids of the description and the error. */
  readonly describedBy?: string | undefined;
  /** True if the replaced input had the focus. */
  readonly takesFocus?: () => boolean;
}

/** JSON with highlighting, folding, search, line numbers, errors, hints, and the path and value at the cursor. */
export function JsonEditor(props: JsonEditorProps): ReactNode {
  const { text, onText, isInvalid = false, describedBy } = props;
  const t = useJsonEditorTexts();
  const frame = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(undefined);
  const latest = useRef(props);
  /** Texts of the editor that the owner may not have rendered yet. */
  const sent = useRef<string[]>([]);
  const isSetting = useRef(false);
  const [cursor, setCursor] = useState({ path: "", text });
  useLayoutEffect(() => {
    latest.current = props;
  });
  const isReadOnly = onText === undefined;
  useEffect(() => {
    if (frame.current === null) return undefined;
    const { current } = latest;
    const view = createEditor({
      parent: frame.current,
      text: current.text,
      attributes: {
        "aria-label": current.label,
        ...(isReadOnly ? { "aria-readonly": "true" } : {}),
      },
      phrases: phrasesOf(t),
      hints: current.hints,
      onText: isReadOnly
        ? undefined
        : (next) => {
            if (isSetting.current) return;
            sent.current.push(next);
            latest.current.onText?.(next);
          },
      onCursor: (state) => setCursor(readCursor(state)),
      errorText: (error) => latest.current.errorText?.(error) ?? "",
    });
    editor.current = view;
    if (current.takesFocus?.() === true) {
      view.dispatch({ selection: { anchor: view.state.doc.length } });
      view.focus();
    }
    return () => view.destroy();
  }, [isReadOnly, t]);
  useEffect(() => {
    const view = editor.current;
    if (view === undefined) return;
    // The render of an earlier key press does not replace later ones.
    const at = sent.current.lastIndexOf(text);
    sent.current = at === -1 ? [] : sent.current.slice(at);
    if (at !== -1 || view.state.doc.toString() === text) return;
    isSetting.current = true;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
    isSetting.current = false;
  }, [text]);
  useEffect(() => {
    const content = editor.current?.contentDOM;
    content?.setAttribute("aria-invalid", String(isInvalid));
    if (describedBy === undefined) content?.removeAttribute("aria-describedby");
    else content?.setAttribute("aria-describedby", describedBy);
  }, [isInvalid, describedBy]);
  return (
    <div className={classes.frame} data-invalid={isInvalid || undefined} dir="ltr">
      <div ref={frame} className={classes.editor} />
      <div className={classes.bar}>
        <code className={classes.path} aria-label={t("path")}>
          {cursor.path === "" ? "$" : cursor.path}
        </code>
        <CopyTextButton text={cursor.path === "" ? "$" : cursor.path} label={t("copyPath")} />
        <CopyTextButton text={cursor.text} label={t("copyValue")} />
      </div>
    </div>
  );
}

function readCursor(state: EditorState): { readonly path: string; readonly text: string } {
  const value = locateValue(state, state.selection.main.head);
  return value === undefined
    ? { path: "", text: state.doc.toString() }
    : { path: writePath(value.path), text: value.text };
}

/** CodeMirror's own texts. */
function phrasesOf(t: ReturnType<typeof useJsonEditorTexts>): Readonly<Record<string, string>> {
  return {
    Find: t("find"),
    next: t("next"),
    previous: t("previous"),
    all: t("all"),
    "match case": t("matchCase"),
    regexp: t("pattern"),
    "by word": t("byWord"),
    Replace: t("replace"),
    replace: t("replace"),
    "replace all": t("replaceAll"),
    close: t("close"),
    "Fold line": t("fold"),
    "Unfold line": t("unfold"),
    unfold: t("unfold"),
    "folded code": t("folded"),
    "Go to line": t("line"),
    go: t("go"),
  };
}

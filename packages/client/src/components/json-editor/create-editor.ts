import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  indentOnInput,
} from "@codemirror/language";
import { linter, lintKeymap } from "@codemirror/lint";
import { search, searchKeymap } from "@codemirror/search";
import { EditorState, type Extension } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { findJsonError } from "@quarterdeck/model";
import { getNonce } from "get-nonce";
import { createCompletions, createHover, type HintSource } from "./json-hints.ts";
import { jsonTheme } from "./json-theme.ts";
import { replaceSelection } from "./replace-selection.ts";

type JsonError = NonNullable<ReturnType<typeof findJsonError>>;

export interface EditorOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly phrases: Readonly<Record<string, string>>;
  /** Undefined: read-only. */
  readonly onText: ((text: string) => void) | undefined;
  /** After each change of the text or the selection. */
  readonly onCursor: (state: EditorState) => void;
  readonly errorText: (error: JsonError) => string;
  readonly hints: HintSource | undefined;
}

/** Creates an editor for JSON; without `onText`, a viewer. */
export function createEditor(options: EditorOptions): EditorView {
  const { parent, text, attributes, phrases, onText, onCursor, errorText, hints } = options;
  // A new line by this key would prevent the shortcut of the form.
  const ownKeys = defaultKeymap.filter(({ key }) => key !== "Mod-Enter");
  const writing: Extension = [
    history(),
    replaceSelection,
    closeBrackets(),
    indentOnInput(),
    autocompletion({ override: hints === undefined ? [] : [createCompletions(hints)] }),
    linter((view) => {
      const source = view.state.doc.toString();
      const error = source.trim() === "" ? undefined : findJsonError(source);
      if (error === undefined) return [];
      const line = view.state.doc.line(Math.min(error.line, view.state.doc.lines));
      const from = Math.min(line.from + error.column - 1, line.to);
      const to = Math.min(from + 1, view.state.doc.length);
      return [{ from, to, severity: "error", message: errorText(error) }];
    }),
    keymap.of([...closeBracketsKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap]),
  ];
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        EditorView.cspNonce.of(getNonce() ?? ""),
        EditorState.phrases.of(phrases),
        EditorState.tabSize.of(2),
        EditorView.contentAttributes.of({ ...attributes }),
        EditorView.lineWrapping,
        lineNumbers(),
        codeFolding(),
        foldGutter({ openText: "▾", closedText: "▸" }),
        drawSelection(),
        highlightActiveLine(),
        bracketMatching(),
        search({ top: true }),
        json(),
        jsonTheme,
        hints === undefined ? [] : createHover(hints),
        onText === undefined ? EditorState.readOnly.of(true) : writing,
        keymap.of([...searchKeymap, ...foldKeymap, ...ownKeys]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onText?.(update.state.doc.toString());
          if (update.docChanged || update.selectionSet) onCursor(update.state);
        }),
      ],
    }),
  });
}

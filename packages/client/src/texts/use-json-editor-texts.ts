import { jsonEditor } from "./en/json-editor.ts";
import { createTextsHook } from "./lazy-texts.ts";

/** Texts of the JSON editor, which is loaded on request. */
export const useJsonEditorTexts = createTextsHook("jsonEditor", jsonEditor);

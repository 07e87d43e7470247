import { EditorView } from "@codemirror/view";

/**
 * Replaces selected text by a typed character in the state. Chromium would replace it in the page with a styled
 * element, which the content security policy blocks.
 */
export const replaceSelection = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, view) {
    const { main, ranges } = view.state.selection;
    const isTyped = inputType === "insertText" && data !== null && data !== "";
    if (!isTyped || main.empty || ranges.length > 1 || view.composing) return false;
    if (view.state.readOnly) return false;
    const { from, to } = main;
    const insert = () =>
      view.state.update({
        changes: { from, to, insert: data },
        selection: { anchor: from + data.length },
        scrollIntoView: true,
        userEvent: "input.type",
      });
    // A bracket encloses the selected text, for example.
    const handlers = view.state.facet(EditorView.inputHandler);
    const isHandled = handlers.some((handle) => handle(view, from, to, data, insert));
    if (!isHandled) view.dispatch(insert());
    return true;
  },
});

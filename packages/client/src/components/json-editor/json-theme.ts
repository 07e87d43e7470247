import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const highlight = HighlightStyle.define([
  { tag: tags.propertyName, color: "var(--mantine-color-anchor)" },
  {
    tag: tags.string,
    color: "light-dark(var(--mantine-color-teal-9), var(--mantine-color-teal-3))",
  },
  { tag: tags.number, color: "var(--quarterdeck-accent-text)" },
  { tag: [tags.bool, tags.null], color: "var(--mantine-color-error)" },
]);

const frame = EditorView.theme({
  "&": {
    color: "var(--mantine-color-text)",
    backgroundColor: "transparent",
    fontSize: "var(--mantine-font-size-xs)",
  },
  "&.cm-focused": {
    outline: "2px solid var(--mantine-primary-color-filled)",
    outlineOffset: "-1px",
  },
  ".cm-scroller": {
    fontFamily: "var(--mantine-font-family-monospace)",
    lineHeight: "1.6",
    overflow: "auto",
  },
  ".cm-content": { caretColor: "var(--mantine-color-text)", paddingBlock: "0.5rem" },
  ".cm-cursor": { borderInlineStartColor: "var(--mantine-color-text)" },
  ".cm-gutters": {
    color: "var(--mantine-color-dimmed)",
    backgroundColor: "transparent",
    borderInlineEnd: "1px solid var(--quarterdeck-line)",
  },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "transparent" },
  "&.cm-focused .cm-activeLine, &.cm-focused .cm-activeLineGutter": {
    backgroundColor: "var(--quarterdeck-sunken)",
  },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--quarterdeck-chosen) !important",
  },
  ".cm-matchingBracket": {
    backgroundColor: "var(--quarterdeck-chosen) !important",
    color: "inherit !important",
  },
  ".cm-foldGutter .cm-gutterElement": { cursor: "pointer", paddingInline: "0.25rem" },
  ".cm-foldPlaceholder": {
    color: "var(--mantine-color-dimmed)",
    backgroundColor: "var(--quarterdeck-sunken)",
    borderColor: "var(--quarterdeck-line)",
  },
  ".cm-panels": {
    color: "var(--mantine-color-text)",
    backgroundColor: "var(--quarterdeck-sunken)",
    borderColor: "var(--quarterdeck-line)",
  },
  ".cm-textfield, .cm-button": {
    color: "var(--mantine-color-text)",
    background: "var(--mantine-color-body)",
    border: "1px solid var(--quarterdeck-edge)",
    borderRadius: "var(--mantine-radius-xs)",
    fontSize: "var(--mantine-font-size-xs)",
  },
  ".cm-panel.cm-search label": { fontSize: "var(--mantine-font-size-xs)" },
  ".cm-panel.cm-search [name=close]": {
    color: "inherit",
    inlineSize: "1.5rem",
    blockSize: "1.5rem",
  },
  ".cm-searchMatch": {
    backgroundColor: "light-dark(var(--mantine-color-brass-2), var(--mantine-color-brass-8))",
  },
  ".cm-tooltip": {
    color: "var(--mantine-color-text)",
    backgroundColor: "var(--mantine-color-body)",
    border: "1px solid var(--quarterdeck-rim)",
    borderRadius: "var(--mantine-radius-sm)",
    maxInlineSize: "24rem",
  },
  ".cm-tooltip.cm-tooltip-hover": { padding: "0.25rem 0.5rem" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    color: "var(--mantine-color-text)",
    backgroundColor: "var(--quarterdeck-chosen)",
  },
  ".cm-completionDetail": { color: "var(--mantine-color-dimmed)" },
});

/** Colors of the editor in both color modes. */
export const jsonTheme = [frame, syntaxHighlighting(highlight)];

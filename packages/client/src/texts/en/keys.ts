export const keys = {
  title: "Keyboard shortcuts",
  everywhere: "In tables and dialogs",
  screen: "On this screen",
  rows: "Next or previous row",
  rowEnds: "First or last row",
  openRow: "Open row",
  undo: "Undo last change (outside inputs)",
  redo: "Redo last change",
  leave: "Close dialog or menu",
  single: "Single-key shortcuts",
  singleHint: "Turn off if you use voice input or press keys by accident.",
} as const;

export const keys = {
  title: "Keyboard shortcuts",
  everywhere: "In tables and dialogs",
  screen: "On this screen",
  rows: "Next and previous row of a table",
  rowEnds: "First and last row",
  openRow: "Open the row",
  undo: "Undo the last change, outside of inputs",
  redo: "Redo it",
  leave: "Close a dialog or a menu",
  single: "Keys without Ctrl, Alt or Cmd",
  singleHint: "Turn them off if you type by voice, or press keys by accident.",
} as const;

/** Names of keyboard keys. */
export const keyNames = {
  ctrl: "Ctrl",
  shift: "Shift",
  enter: "Enter",
  home: "Home",
  end: "End",
  esc: "Esc",
} as const;

export const tenants = {
  choose: "Choose {label}",
  change: "Change {label}",
  hint: "Its lists appear here and in the sidebar.",
  confirm: "Show lists",
  cancel: "Cancel",
} as const;

export const rows = {
  copied: "Copied",
  copyFailed: "Copy failed",
  copyLink: "Copy link",
  duplicate: "Duplicate",
  edit: "Edit",
  loading: "Loading {label}",
  open: "Open",
} as const;

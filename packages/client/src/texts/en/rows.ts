export const rows = {
  copied: "Copied",
  copyFailed: "The browser does not let it be copied",
  copyLink: "Copy its address",
  edit: "Edit",
  loading: "Loading {label}",
  open: "Open",
} as const;

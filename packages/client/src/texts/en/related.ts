export const related = {
  load: "Load {label}",
  singles: "Single records",
  title: "Related records",
} as const;

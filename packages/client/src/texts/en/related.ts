export const related = {
  load: "Load {label}",
  title: "Related records",
} as const;

/** Loaded with the links of a many-to-many relation. */
export const links = {
  add: "Add {label}",
  failed: "{label} could not be added",
  none: "No {label} yet.",
} as const;

export const tools = {
  addTag: "Add by Enter or a comma",
  pickColor: "Pick a color for {label}",
  showOnMap: "Show on a map",
  stars: "{count, plural, one {# star} other {# stars}}",
  starsOf: "Stars of {label}",
  tagKeys: "Remove. Or press Alt and an arrow key to move it.",
} as const;

export const tools = {
  addTag: "Add by Enter or a comma",
  hidePreview: "Hide preview",
  markdownOf: "Markdown of {label}",
  marks: {
    bold: "Bold",
    italic: "Italic",
    link: "Link",
    list: "List",
    code: "Code",
  },
  preview: "Preview",
  previewOf: "Preview of {label}",
  pickColor: "Pick a color for {label}",
  showOnMap: "Show on a map",
  stars: "{count, plural, one {# star} other {# stars}}",
  starsOf: "Stars of {label}",
  tagKeys: "Remove. Or press Alt and an arrow key to move it.",
} as const;

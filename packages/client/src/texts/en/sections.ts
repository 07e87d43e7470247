export const sections = {
  amounts: "Amounts",
  contact: "Contact",
  dates: "Dates",
  emptyFields: "{count, plural, one {# empty field} other {# empty fields}}",
  links: "Links",
  options: "Options",
} as const;

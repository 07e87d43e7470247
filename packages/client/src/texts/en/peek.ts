/** Loaded with the panel of a record next to its list. */
export const peek = {
  close: "Close panel",
  failed: "{name} could not be loaded",
  fields: "Fields",
  next: "Next record",
  open: "Open page",
  otherPage: "This record is on another page of the list.",
  previous: "Previous record",
  shown: "The panel shows {name}.",
  width: "Panel width",
} as const;

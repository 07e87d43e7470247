import type { Figures } from "@quarterdeck/model";

const LABELS: { readonly [name in keyof Figures]: string } = {
  operations: "operations of the description that can be sent",
  lists: "lists with rows, fields, key and a record that opens",
  writes: "writes whose verb agrees with their role",
  assigned: "operations on a resource",
  ends: "lists whose last page is certain",
  signIn: "sign-in methods that can be sent",
};

/** Returns the figures of a model, one a line: the count, the total and the label. */
export function writeFigures(figures: Figures): readonly string[] {
  const names = Object.keys(LABELS) as readonly (keyof Figures)[];
  return names.map((name) => {
    const { count, total } = figures[name];
    return `  ${`${count} of ${total}`.padEnd(13)} ${LABELS[name]}`;
  });
}

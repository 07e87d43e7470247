import type { Document } from "#read/document.ts";
import { mapOf, textOf } from "#read/member.ts";
import { readAt, readSteps } from "#read/pointer.ts";
import type { ListParameter } from "./list-parameters.ts";

const LONGEST = 12_000;
const NAME = /^(?:filters?|where|criteria|conditions?|filterexpression|filterquery)$/;
const HEADING = /^#+ .*\bfilter/im;

/** Parameters for filters with the text about filters that their operation, or else the document, has. */
export function withFilterProse(
  document: Document,
  pointer: string,
  parameters: readonly ListParameter[],
): readonly ListParameter[] {
  return parameters.map((parameter) => {
    const isFilter = parameter.names.some((name) => NAME.test(name));
    if (!isFilter || parameter.at.in !== undefined) return parameter;
    const filterProse = readFilterProse(document, pointer);
    return filterProse === undefined ? parameter : { ...parameter, filterProse };
  });
}

function readFilterProse(document: Document, pointer: string): string | undefined {
  const own = textOf(readAt(document.root, readSteps(pointer)), "description") ?? "";
  const start = own.search(/\bfilter/i);
  if (start >= 0 && own.length - start > 80) return own.slice(start, start + LONGEST);
  const whole = textOf(mapOf(document.root, "info"), "description") ?? "";
  const section = whole.search(HEADING);
  return section < 0 ? undefined : whole.slice(section, section + LONGEST);
}

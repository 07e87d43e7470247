import type { ListEstimate } from "#types/list-shape.ts";
import type { ResponseMember } from "#infer/calls/response-members.ts";
import { splitWords } from "#infer/names/words.ts";
import type { ListParameter } from "./list-parameters.ts";

/** Estimate of a total with the parameter that requests the exact total. */
interface InferredEstimate {
  readonly estimate: ListEstimate;
  readonly used: readonly ListParameter[];
}

/** Finds an estimated total in a list response (`estimatedTotal`), and the parameter `exactTotal` next to it. */
export function inferEstimate(
  parameters: readonly ListParameter[],
  members: readonly ResponseMember[],
): InferredEstimate | undefined {
  const member = members.find(({ path }) => isTotalName(path.at(-1) ?? "", estimateWord));
  if (member === undefined) return undefined;
  const exact = parameters.find(
    ({ field, isRequired }) =>
      field.kind === "boolean" && !isRequired && isTotalName(field.name, exactWord),
  );
  return {
    estimate: {
      path: member.path,
      ...(exact === undefined ? {} : { exact: { at: exact.at, value: true } }),
    },
    used: exact === undefined ? [] : [exact],
  };
}

const estimateWord = /^(?:estimated?|approximate|approx)$/;
const exactWord = /^exact$/;
const totalWord = /^(?:totals?|counts?|rows?|results?|records?|items?|number|of)$/;

function isTotalName(name: string, mark: RegExp): boolean {
  const words = splitWords(name);
  const others = words.filter((word) => !mark.test(word));
  return (
    others.length === words.length - 1 &&
    others.length > 0 &&
    others.every((word) => totalWord.test(word))
  );
}

import type { ListState } from "#types/list-state.ts";

/** Reads alternatives: `status:open:paid/total[gte]:500~vip:true` has two, the second with two filters. */
export function readAlternatives(text: string): readonly ListState["filters"][] {
  return text.split("/").map((alternative) =>
    Object.fromEntries(
      alternative.split("~").map((condition) => {
        const [name = "", ...values] = condition.split(":").map(decode);
        return [name, values];
      }),
    ),
  );
}

function decode(text: string): string {
  return text.replaceAll(/%[2-7][\dA-F]/g, decodeURIComponent);
}

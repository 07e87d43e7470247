import { List } from "@mantine/core";
import { type Problem, tellSaid } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useProblemSentences } from "#components/use-sentences.ts";

/** Why the service has no model to serve. */
export function ServedProblems({ problems }: { readonly problems: readonly Problem[] }): ReactNode {
  const sentences = useProblemSentences();
  return (
    <List size="sm">
      {problems.map(({ code, pointer, message }) => (
        <List.Item key={`${code} ${pointer}`}>{tellSaid(sentences, message)}</List.Item>
      ))}
    </List>
  );
}

import { List } from "@mantine/core";
import { type ProblemMessage, formatMessage } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useProblemMessages } from "#components/values/use-model-messages.ts";

/** Why there is no model. */
export function FaultList({ faults }: { readonly faults: readonly ProblemMessage[] }): ReactNode {
  const sentences = useProblemMessages();
  const told = new Set(faults.map((fault) => formatMessage(sentences, fault)));
  return (
    <List size="sm">
      {[...told].map((sentence) => (
        <List.Item key={sentence}>{sentence}</List.Item>
      ))}
    </List>
  );
}

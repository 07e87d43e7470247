import { List } from "@mantine/core";
import { type ProblemMessage, formatMessage } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useProblemMessages } from "#components/values/use-model-messages.ts";

/** Problems that prevented a model. */
export function ProblemList({
  problems,
}: {
  readonly problems: readonly ProblemMessage[];
}): ReactNode {
  const catalog = useProblemMessages();
  const texts = new Set(problems.map((problem) => formatMessage(catalog, problem)));
  return (
    <List size="sm">
      {[...texts].map((text) => (
        <List.Item key={text}>{text}</List.Item>
      ))}
    </List>
  );
}

import { Text } from "@mantine/core";
import type { ResourceBrief } from "@quarterdeck/model";
import { type ReactNode, useSyncExternalStore } from "react";
import { isRefused, mayReadUnasked, subscribeKnown } from "#queries/known-answers.ts";
import { useTexts } from "#texts/use-texts.ts";

/** Why cards are empty that could show records: nobody knows yet whether their lists may be read. */
export function UnreadHint({
  resources,
}: {
  readonly resources: readonly ResourceBrief[];
}): ReactNode {
  const t = useTexts("home");
  const hasUnread = useSyncExternalStore(subscribeKnown, () => resources.some(isUnread));
  if (!hasUnread) return null;
  return (
    <Text size="sm" c="dimmed">
      {t("unaskedWhy")}
    </Text>
  );
}

function isUnread({ operations: { list }, parents }: ResourceBrief): boolean {
  return list !== undefined && parents.length === 0 && !mayReadUnasked(list) && !isRefused(list);
}

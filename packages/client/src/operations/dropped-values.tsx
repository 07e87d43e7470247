import type { ReactNode } from "react";
import { JsonView } from "#components/values/json-view.tsx";
import { Notice } from "#components/feedback/notice.tsx";
import { useOperationTexts } from "#texts/use-operation-texts.ts";

/** What was typed is never gone, though the API takes it no more. */
export function DroppedValues(props: {
  readonly lost: Readonly<Record<string, unknown>>;
}): ReactNode {
  const t = useOperationTexts();
  const count = Object.keys(props.lost).length;
  if (count === 0) return null;
  return (
    <Notice tone="warning" title={t("lost", { count })}>
      <p>{t("lostHint")}</p>
      <JsonView value={props.lost} label={t("lost", { count })} />
    </Notice>
  );
}

import type { ReactNode } from "react";
import { JsonView } from "#components/values/json-view.tsx";
import { Notice } from "#components/feedback/notice.tsx";
import { useOperationTexts } from "#texts/use-operation-texts.ts";

/** Entered values that the changed API does not accept, to copy them. */
export function DroppedValues(props: {
  readonly values: Readonly<Record<string, unknown>>;
}): ReactNode {
  const t = useOperationTexts();
  const count = Object.keys(props.values).length;
  if (count === 0) return null;
  return (
    <Notice tone="warning" title={t("lost", { count })}>
      <p>{t("lostHint")}</p>
      <JsonView value={props.values} label={t("lost", { count })} />
    </Notice>
  );
}

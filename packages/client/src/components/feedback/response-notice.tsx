import type { ReactNode } from "react";
import { useFormat } from "#texts/use-texts.ts";
import { useResponseTexts } from "#texts/use-response-texts.ts";
import { Notice } from "./notice.tsx";

type ResponseNoticeProps =
  /** `cut`: fewer rows than requested. `undecodable`: text that could not be decoded. */
  | { readonly kind: "cut" | "undecodable" }
  /** `falseTotal`: more records than there are on all pages. `pageLost`: number of a page that cannot be read. */
  | { readonly kind: "falseTotal" | "pageLost"; readonly count: number };

/** Notice about a response that shows only a part of the data. */
export function ResponseNotice(props: ResponseNoticeProps): ReactNode {
  const t = useResponseTexts();
  const { number } = useFormat();
  const text = "count" in props ? t(props.kind, { count: number(props.count) }) : t(props.kind);
  return <Notice tone="warning">{text}</Notice>;
}

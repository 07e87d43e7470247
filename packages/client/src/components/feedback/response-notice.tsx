import type { ReactNode } from "react";
import { useResponseTexts } from "#texts/use-response-texts.ts";
import { Notice } from "./notice.tsx";

interface ResponseNoticeProps {
  /** `cut`: fewer rows than requested. `undecodable`: text that could not be decoded. */
  readonly kind: "cut" | "undecodable";
}

/** Notice about a response that shows only a part of the data. */
export function ResponseNotice({ kind }: ResponseNoticeProps): ReactNode {
  return <Notice tone="warning">{useResponseTexts()(kind)}</Notice>;
}

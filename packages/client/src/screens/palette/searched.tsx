import type { ReactNode } from "react";
import { useFormat, useTexts } from "#texts/use-texts.ts";

interface SearchedProps {
  readonly searched: number;
  readonly failed: number;
  readonly unopened: number;
  readonly isShort: boolean;
}

/** Lists that were searched, and lists that were not. */
export function Searched({ searched, failed, unopened, isShort }: SearchedProps): ReactNode {
  const t = useTexts("palette");
  const { number } = useFormat();
  if (isShort) return <span>{t("searchedShort")}</span>;
  const count = searched + failed + unopened;
  const text =
    count === 0
      ? t("searchedNone")
      : unopened > 0
        ? t("searchedSome", { searched: number(searched), count: number(count) })
        : t("searchedAll", { searched });
  return (
    <span>
      {text} {failed > 0 && t("searchedFailed", { count: failed })}
    </span>
  );
}

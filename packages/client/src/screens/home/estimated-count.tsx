import type { ReactNode } from "react";
import { useExactCount } from "#queries/exact-count.ts";
import type { ListWalk } from "#queries/list-walk.ts";
import { totals } from "#texts/en/totals.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./estimated-count.module.css";

const totalsTexts = { totals };

interface EstimatedCountProps {
  readonly walk: ListWalk;
  /** Estimate that the exact total replaces; absent: the estimate is above it. */
  readonly estimate?: string;
}

/** Button that requests the exact total of a list that has an estimate. */
export function EstimatedCount(props: EstimatedCountProps): ReactNode {
  return (
    <TextsProvider texts={totalsTexts}>
      <Count {...props} />
    </TextsProvider>
  );
}

function Count({ walk, estimate }: EstimatedCountProps): ReactNode {
  const t = useTexts("totals");
  const format = useFormat();
  const { total, isFetching, isFailed, count } = useExactCount(walk);
  if (total !== undefined) {
    const exact = format.number(total);
    return (
      <span role="status">{estimate === undefined ? t("exactly", { count: exact }) : exact}</span>
    );
  }
  const words = t("countExactly");
  return (
    <>
      <button
        type="button"
        className={classes.count}
        aria-label={estimate === undefined ? undefined : `${estimate}. ${words}`}
        title={words}
        aria-busy={isFetching}
        onClick={() => !isFetching && count()}
      >
        {estimate ?? words}
      </button>
      {isFailed && (
        <span className={classes.failed} role="alert">
          {t("notCounted")}
        </span>
      )}
    </>
  );
}

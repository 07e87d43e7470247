import { Button } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { memo, type ReactNode } from "react";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { DisabledReason } from "#components/feedback/disabled-reason.tsx";
import { useStableCallback } from "#components/hooks/use-stable-callback.ts";
import { useShortcut } from "#components/shortcuts/use-shortcut.ts";
import { PageInput } from "./page-input.tsx";
import classes from "./pager.module.css";

interface PagerProps {
  readonly page: number;
  readonly size: number;
  /** Rows on this page. */
  readonly count: number;
  readonly total: number | undefined;
  /** Estimate instead of the total, and a control next to it. */
  readonly estimate?: number | undefined;
  readonly children?: ReactNode;
  /** The rows of the previous page are still shown. */
  readonly isStale: boolean;
  /** Undefined: unknown until the next page is requested. */
  readonly hasNext: boolean | undefined;
  /** False: more rows may follow, but the API shows no way to them. */
  readonly leadsOn?: boolean;
  /** Pages have numbers; false for a cursor. */
  readonly isNumbered: boolean;
  /** More than one: shows a select. */
  readonly sizes: readonly number[];
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
}

/** Range of the shown rows, page size, and buttons to other pages. */
export function Pager(props: PagerProps): ReactNode {
  const { page, size, total, hasNext, isNumbered, sizes, onPage, onSize } = props;
  const turn = useStableCallback((by: number) => onPage(page + by));
  const t = useTexts("components");
  const leadsOn = props.leadsOn ?? hasNext !== false;
  const pages = total === undefined ? undefined : Math.max(1, Math.ceil(total / size));
  // The last page may be shorter than the others.
  const last = hasNext === false && pages !== undefined ? page : pages;
  useShortcut(",", t("previousPage"), () => turn(-1), page > 1);
  useShortcut(".", t("nextPage"), () => turn(1), leadsOn);
  return (
    <nav className={classes.pager} aria-label={t("pages")}>
      <div className={classes.part}>
        <span role="status" aria-live="polite">
          <Range {...props} />
        </span>
        {props.children}
      </div>
      <div className={classes.part}>
        {sizes.length > 1 && (
          // Mantine's select would add 6 KB to every list.
          <select
            className={classes.size}
            aria-label={t("rows")}
            value={size}
            onChange={(event) => onSize(Number(event.currentTarget.value))}
          >
            {sizes.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        )}
        {isNumbered && <PageInput page={page} last={last} onPage={onPage} />}
        <div className={classes.buttons}>
          <PageButton
            by={-1}
            label={t("previousPage")}
            reason={page <= 1 ? t("firstPage") : undefined}
            onTurn={turn}
          />
          <PageButton
            by={1}
            label={t("nextPage")}
            reason={hasNext === false ? t("lastPage") : leadsOn ? undefined : t("noNextPage")}
            onTurn={turn}
          />
        </div>
      </div>
    </nav>
  );
}

interface PageButtonProps {
  readonly by: -1 | 1;
  readonly label: string;
  /** Reason that the button is disabled. */
  readonly reason: string | undefined;
  readonly onTurn: (by: number) => void;
}

/** The same for most pages. */
const PageButton = memo(function PageButton({ by, label, reason, onTurn }: PageButtonProps) {
  const Icon = by < 0 ? IconChevronLeft : IconChevronRight;
  return (
    <DisabledReason reason={reason}>
      {(disabledProps) => (
        <Button
          variant="default"
          size="xs"
          aria-label={label}
          onClick={() => onTurn(by)}
          {...disabledProps}
        >
          <Icon size="1rem" className={classes.arrow} aria-hidden />
        </Button>
      )}
    </DisabledReason>
  );
});

function Range(props: PagerProps): ReactNode {
  const { page, size, count, total, estimate, isStale, hasNext, leadsOn } = props;
  const t = useTexts("components");
  const format = useFormat();
  if (isStale) return null;
  if (count === 0) return t("none");
  // Without a page size in the API, `size` is the length of this page.
  const isEnd = hasNext === false && total !== undefined && page > 1;
  const start = isEnd ? Math.max(1, total - count + 1) : (page - 1) * size + 1;
  const first = format.number(start);
  const last = format.number(start + count - 1);
  if (total !== undefined) return t("range", { first, last, total: format.number(total) });
  if (estimate !== undefined)
    return t("range", { first, last, total: `≈ ${format.number(estimate)}` });
  if (hasNext === false) return t("rangeOpen", { first, last });
  const isCertain = hasNext === true && leadsOn !== false;
  return t(isCertain ? "rangeMore" : "rangeMaybe", { first, last });
}

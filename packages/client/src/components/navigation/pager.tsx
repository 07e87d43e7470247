import { Button, Group, Text } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { DisabledReason } from "#components/feedback/disabled-reason.tsx";
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
  const t = useTexts("components");
  const leadsOn = props.leadsOn ?? hasNext !== false;
  const pages = total === undefined ? undefined : Math.max(1, Math.ceil(total / size));
  // The last page may be shorter than the others.
  const last = hasNext === false && pages !== undefined ? page : pages;
  useShortcut(",", t("previousPage"), () => onPage(page - 1), page > 1);
  useShortcut(".", t("nextPage"), () => onPage(page + 1), leadsOn);
  return (
    <nav className={classes.pager} aria-label={t("pages")}>
      <Group gap="sm">
        <Text size="sm" role="status" aria-live="polite">
          <Range {...props} />
        </Text>
        {props.children}
      </Group>
      <Group gap="sm" wrap="wrap">
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
        <Group gap="sm" wrap="nowrap">
          <DisabledReason reason={page <= 1 ? t("firstPage") : undefined}>
            {(disabledProps) => (
              <Button
                variant="default"
                size="xs"
                aria-label={t("previousPage")}
                onClick={() => onPage(page - 1)}
                {...disabledProps}
              >
                <IconChevronLeft size="1rem" className={classes.arrow} />
              </Button>
            )}
          </DisabledReason>
          <DisabledReason
            reason={hasNext === false ? t("lastPage") : leadsOn ? undefined : t("noNextPage")}
          >
            {(disabledProps) => (
              <Button
                variant="default"
                size="xs"
                aria-label={t("nextPage")}
                onClick={() => onPage(page + 1)}
                {...disabledProps}
              >
                <IconChevronRight size="1rem" className={classes.arrow} />
              </Button>
            )}
          </DisabledReason>
        </Group>
      </Group>
    </nav>
  );
}

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
  if (leadsOn === false && hasNext !== false) return t("rangeMaybe", { first, last });
  return t(hasNext === true ? "rangeMore" : "rangeOpen", { first, last });
}

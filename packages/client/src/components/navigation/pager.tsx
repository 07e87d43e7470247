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
  /** The rows of another page are shown still. */
  readonly isBehind: boolean;
  /** Undefined: nobody knows until it is tried. */
  readonly hasNext: boolean | undefined;
  /** A page can be gone to by its number. */
  readonly isNumbered: boolean;
  /** More than one: the person may choose. */
  readonly sizes: readonly number[];
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
}

/** Where one is in the rows, and the ways on. */
export function Pager(props: PagerProps): ReactNode {
  const { page, size, total, hasNext, isNumbered, sizes, onPage, onSize } = props;
  const t = useTexts("components");
  const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / size));
  useShortcut(",", t("previousPage"), () => onPage(page - 1), page > 1);
  useShortcut(".", t("nextPage"), () => onPage(page + 1), hasNext !== false);
  return (
    <nav className={classes.pager} aria-label={t("pages")}>
      <Text size="sm" role="status" aria-live="polite">
        <Range {...props} />
      </Text>
      <Group gap="sm" wrap="wrap">
        {sizes.length > 1 && (
          // Plain: Mantine's select weighs 6 KB in front of every list.
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
        <DisabledReason reason={page <= 1 ? t("firstPage") : undefined}>
          {(off) => (
            <Button
              variant="default"
              size="xs"
              aria-label={t("previousPage")}
              onClick={() => onPage(page - 1)}
              {...off}
            >
              <IconChevronLeft size="1rem" className={classes.arrow} />
            </Button>
          )}
        </DisabledReason>
        <DisabledReason reason={hasNext === false ? t("lastPage") : undefined}>
          {(off) => (
            <Button
              variant="default"
              size="xs"
              aria-label={t("nextPage")}
              onClick={() => onPage(page + 1)}
              {...off}
            >
              <IconChevronRight size="1rem" className={classes.arrow} />
            </Button>
          )}
        </DisabledReason>
      </Group>
    </nav>
  );
}

function Range({ page, size, count, total, isBehind, hasNext }: PagerProps): ReactNode {
  const t = useTexts("components");
  const format = useFormat();
  if (isBehind) return null;
  if (count === 0) return t("none");
  const start = (page - 1) * size + 1;
  const first = format.number(start);
  const last = format.number(start + count - 1);
  if (total !== undefined) return t("range", { first, last, total: format.number(total) });
  return t(hasNext === true ? "rangeMore" : "rangeOpen", { first, last });
}

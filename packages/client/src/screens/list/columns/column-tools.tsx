import type { FieldKind } from "@quarterdeck/model";
import {
  IconArrowAutofitWidth,
  IconArrowLeft,
  IconArrowRight,
  IconArrowsHorizontal,
  IconEyeOff,
  IconFilter,
  IconPencilCheck,
  IconPin,
  IconSortAscending,
  IconSortDescending,
  IconSum,
  IconListNumbers,
  IconViewportNarrow,
  IconViewportWide,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useCorrect } from "#components/corrections/correct-context.ts";
import { isSortable } from "#tables/sort-order.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { chooseSort } from "./choose-sort.ts";
import { type ColumnOrder, moveColumn, togglePin } from "./column-order.ts";
import { clampWidth } from "./column-width.ts";
import classes from "./columns.module.css";
import { groupFilters } from "#filters/filter-groups.ts";
import { canGroupBy } from "#fields/values/summed-fields.ts";
import { focusRows } from "#filters/focus-rows.ts";
import type { HeadingMenuProps } from "./heading-props.ts";

/** An item of a column menu. */
export interface ColumnTool {
  readonly id: string;
  readonly text: string;
  readonly icon: ReactNode;
  /** Undefined: not a checkbox. */
  readonly isOn?: boolean | undefined;
  /** True for one of two items in a row. */
  readonly isHalf?: true;
  /** True if the menu stays open, for repeated use. */
  readonly stays?: true;
  /** Reason why the item is disabled. */
  readonly reason?: string | undefined;
  readonly run: () => void;
}

type Group = readonly ColumnTool[];

/** Items of a column menu, in groups. */
export function useColumnTools(props: HeadingMenuProps): readonly Group[] {
  return [
    useOrders(props),
    useFilters(props),
    usePositions(props),
    useWidths(props),
    useCorrections(props),
  ].filter((group) => group.length > 0);
}

/** Text of the ascending order, by field kind. */
const ascendingTexts: Readonly<Partial<Record<FieldKind, "earliest" | "smallest">>> = {
  date: "earliest",
  "date-time": "earliest",
  time: "earliest",
  number: "smallest",
  duration: "smallest",
};
const oppositeTexts = { earliest: "latest", smallest: "largest", ascending: "descending" } as const;

function useOrders({ list, address, opened, onNarrow }: HeadingMenuProps): Group {
  const t = useTexts("columns");
  const { name, kind } = opened.field;
  const { sort } = address;
  const reason = isSortable(list, opened.field) ? undefined : t("noSort");
  const current = sort.find(({ field }) => field === name);
  const up = ascendingTexts[kind] ?? "ascending";
  const choose = (isDescending: boolean, isAdding = false): void =>
    onNarrow({ sort: chooseSort(sort, { field: name, isDescending }, isAdding) }, false);
  const order = (isDescending: boolean): ColumnTool => ({
    id: isDescending ? "descending" : "ascending",
    text: t(isDescending ? oppositeTexts[up] : up),
    icon: isDescending ? <IconSortDescending {...icon} /> : <IconSortAscending {...icon} />,
    isOn: reason === undefined ? current?.isDescending === isDescending : undefined,
    reason,
    run: () => choose(isDescending),
  });
  const canAdd = list.sort?.isMultiple === true && sort.length > 0 && current === undefined;
  const adding: ColumnTool = {
    id: "add",
    text: t("thenBy"),
    icon: <IconListNumbers {...icon} />,
    run: () => choose(false, true),
  };
  return [order(false), order(true), ...(canAdd && reason === undefined ? [adding] : [])];
}

function useFilters(props: HeadingMenuProps): Group {
  const { list, fields, address, opened, onFilter, onShow } = props;
  const t = useTexts("columns");
  const isOffered = groupFilters(list.filters, fields).some(({ id }) => id === opened.field.name);
  return [
    {
      id: "filter",
      text: t("filterBy"),
      icon: <IconFilter {...icon} />,
      reason: isOffered ? undefined : t("noFilter"),
      run: onFilter,
    },
    {
      id: "totals",
      text: t("totals"),
      icon: <IconSum {...icon} />,
      reason: canGroupBy(opened.field) ? undefined : t("noTotals"),
      run: () =>
        onShow({ totals: address.totals === opened.field.name ? undefined : opened.field.name }),
    },
  ];
}

function usePositions(props: HeadingMenuProps): Group {
  const { fields, opened, layout, onLayout, onColumns, onAnnounce } = props;
  const t = useTexts("columns");
  const format = useFormat();
  const { name, label } = opened.field;
  const [first, ...others] = fields.map((field) => field.name);
  const order: ColumnOrder = { names: others, pinned: layout.pinned };
  const at = others.indexOf(name);
  const leads = name === first ? t("leads") : undefined;

  function show({ names, pinned }: ColumnOrder): void {
    if (pinned !== layout.pinned) onLayout({ ...layout, pinned }, names !== others);
    if (names !== others) onColumns([first ?? "", ...names]);
  }

  function move(step: -1 | 1): void {
    const next = moveColumn(order, name, at + step);
    show(next);
    const position = format.number(next.names.indexOf(name) + 2);
    onAnnounce(t("moved", { label, position, count: format.number(fields.length) }));
  }

  return [
    {
      id: "pin",
      text: t("pinThis"),
      icon: <IconPin {...icon} />,
      isOn: leads === undefined ? layout.pinned.includes(name) : undefined,
      reason: leads,
      run: () => show(togglePin(order, name)),
    },
    {
      id: "earlier",
      text: t("earlier"),
      icon: <IconArrowLeft {...icon} className={classes.way} />,
      isHalf: true,
      stays: true,
      reason: leads ?? (at === 0 ? t("isFirst") : undefined),
      run: () => move(-1),
    },
    {
      id: "later",
      text: t("later"),
      icon: <IconArrowRight {...icon} className={classes.way} />,
      isHalf: true,
      stays: true,
      reason: leads ?? (at === others.length - 1 ? t("isLast") : undefined),
      run: () => move(1),
    },
    {
      id: "hide",
      text: t("hide"),
      icon: <IconEyeOff {...icon} />,
      reason: leads,
      run: () => {
        // The heading with the focus disappears.
        focusRows();
        show({ names: others.filter((one) => one !== name), pinned: layout.pinned });
        onAnnounce(t("isHidden", { label }));
      },
    },
  ];
}

const step = 32;

function useWidths({ opened, layout, onWidth, onAutoWidth }: HeadingMenuProps): Group {
  const t = useTexts("columns");
  const { heading, field } = opened;
  const resize = (by: number): void => onWidth(field.name, clampWidth(heading.offsetWidth + by));
  return [
    {
      id: "narrower",
      text: t("narrower"),
      icon: <IconViewportNarrow {...icon} />,
      isHalf: true,
      stays: true,
      run: () => resize(-step),
    },
    {
      id: "wider",
      text: t("wider"),
      icon: <IconViewportWide {...icon} />,
      isHalf: true,
      stays: true,
      run: () => resize(step),
    },
    {
      id: "fit",
      text: t("fitContent"),
      icon: <IconArrowAutofitWidth {...icon} />,
      run: () => onAutoWidth(field.name, heading),
    },
    {
      id: "usual",
      text: t("usualWidth"),
      icon: <IconArrowsHorizontal {...icon} />,
      reason: Object.hasOwn(layout.widths, field.name) ? undefined : t("isUsual"),
      run: () => onWidth(field.name, undefined),
    },
  ];
}

function useCorrections({ resource, opened }: HeadingMenuProps): Group {
  const t = useTexts("components");
  const correct = useCorrect();
  if (correct === undefined) return [];
  const subject = { kind: "field", resource: resource.name, field: opened.field.name } as const;
  return [
    {
      id: "correct",
      text: t("correct"),
      icon: <IconPencilCheck {...icon} />,
      run: () => correct(subject),
    },
  ];
}

const icon = { size: "1rem", "aria-hidden": true } as const;

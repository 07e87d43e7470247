import type { FieldKind } from "@quarterdeck/model";
import {
  IconArrowAutofitWidth,
  IconArrowLeft,
  IconArrowRight,
  IconArrowsHorizontal,
  IconEyeOff,
  IconFilter,
  IconPin,
  IconSortAscending,
  IconSortDescending,
  IconListNumbers,
  IconViewportNarrow,
  IconViewportWide,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { isSortable } from "#tables/sort-order.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { chooseOrder } from "./choose-sort.ts";
import { type ColumnOrder, moveColumn, togglePin } from "./column-order.ts";
import { fitWidth } from "./column-width.ts";
import classes from "./columns.module.css";
import { groupFilters } from "#screens/list/filters/filter-groups.ts";
import { focusRows } from "#screens/list/focus-rows.ts";
import type { HeadingMenuProps } from "./heading-menu.tsx";

/** One line of a column's menu. */
export interface ColumnTool {
  readonly id: string;
  readonly text: string;
  readonly icon: ReactNode;
  /** Undefined: nothing that is on or off. */
  readonly isOn?: boolean | undefined;
  /** Two stand beside each other. */
  readonly isHalf?: true;
  /** The menu stays: it is done again and again. */
  readonly stays?: true;
  /** Why it does nothing now. */
  readonly reason?: string | undefined;
  readonly run: () => void;
}

type Group = readonly ColumnTool[];

/** All that is done with a column, in groups. */
export function useColumnTools(props: HeadingMenuProps): readonly Group[] {
  return [useOrders(props), useFilters(props), usePlaces(props), useWidths(props)];
}

/** What comes first when a column rises. */
const rising: Readonly<Partial<Record<FieldKind, "earliest" | "smallest">>> = {
  date: "earliest",
  "date-time": "earliest",
  time: "earliest",
  number: "smallest",
  duration: "smallest",
};
const falling = { earliest: "latest", smallest: "largest", ascending: "descending" } as const;

function useOrders({ resource, list, address, opened, onNarrow }: HeadingMenuProps): Group {
  const t = useTexts("columns");
  const { name, kind } = opened.field;
  const { sort } = address;
  const reason = isSortable(resource, opened.field) ? undefined : t("noSort");
  const current = sort.find(({ field }) => field === name);
  const up = rising[kind] ?? "ascending";
  const choose = (isDescending: boolean, isAdding = false): void =>
    onNarrow({ sort: chooseOrder(sort, { field: name, isDescending }, isAdding) }, false);
  const order = (isDescending: boolean): ColumnTool => ({
    id: isDescending ? "descending" : "ascending",
    text: t(isDescending ? falling[up] : up),
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

function useFilters({ list, fields, opened, onFilter }: HeadingMenuProps): Group {
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
  ];
}

function usePlaces(props: HeadingMenuProps): Group {
  const { fields, opened, layout, onLayout, onColumns, onTold } = props;
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
    const place = format.number(next.names.indexOf(name) + 2);
    onTold(t("moved", { label, place, count: format.number(fields.length) }));
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
        // Its heading goes.
        focusRows();
        show({ names: others.filter((one) => one !== name), pinned: layout.pinned });
        onTold(t("isHidden", { label }));
      },
    },
  ];
}

const step = 32;

function useWidths({ opened, layout, onWidth, onFit }: HeadingMenuProps): Group {
  const t = useTexts("columns");
  const { heading, field } = opened;
  const resize = (by: number): void => onWidth(field.name, fitWidth(heading.offsetWidth + by));
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
      text: t("fitThis"),
      icon: <IconArrowAutofitWidth {...icon} />,
      run: () => onFit(field.name, heading),
    },
    {
      id: "usual",
      text: t("usualWidth"),
      icon: <IconArrowsHorizontal {...icon} />,
      reason: field.name in layout.widths ? undefined : t("isUsual"),
      run: () => onWidth(field.name, undefined),
    },
  ];
}

const icon = { size: "1rem", "aria-hidden": true } as const;

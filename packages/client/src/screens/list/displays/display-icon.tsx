import {
  type Icon,
  IconBinaryTree,
  IconCalendar,
  IconLayoutGrid,
  IconLayoutKanban,
  IconListDetails,
  IconTable,
  IconTimeline,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { DisplayOption } from "./display-switch.tsx";

const icons: Readonly<Record<DisplayOption["kind"], Icon>> = {
  table: IconTable,
  cards: IconListDetails,
  board: IconLayoutKanban,
  gallery: IconLayoutGrid,
  calendar: IconCalendar,
  timeline: IconTimeline,
  tree: IconBinaryTree,
};

/** Icon of a display. */
export function DisplayIcon({ kind }: Pick<DisplayOption, "kind">): ReactNode {
  const Shown = icons[kind];
  return <Shown size="1rem" aria-hidden="true" />;
}

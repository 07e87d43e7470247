import { IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { emptySection } from "#fields/empty-switch.tsx";
import classes from "./picker-end.module.css";

type End = ReturnType<typeof emptySection>;

/** What stands at a picker's end: what its emptiness means, or the sign that there is a list to choose from. */
export function pickerEnd(end: End | undefined, clear?: ReactNode): End {
  if (end?.rightSection !== undefined) return end;
  const sign = <IconChevronDown size="0.875rem" stroke={2} aria-hidden className={classes.sign} />;
  if (clear === undefined) return { rightSection: sign };
  const both = (
    <span className={classes.both}>
      {clear}
      {sign}
    </span>
  );
  return { rightSection: both, rightSectionWidth: "3.75rem" };
}

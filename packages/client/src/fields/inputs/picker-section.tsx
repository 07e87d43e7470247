import { IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { InputSection } from "#fields/field-services.ts";
import classes from "./picker-section.module.css";

/** Section at the end of a picker: the meaning of an empty value, or a chevron. */
export function pickerSection(end: InputSection | undefined, clear?: ReactNode): InputSection {
  if (end?.rightSection !== undefined) return end;
  const chevron = (
    <IconChevronDown size="0.875rem" stroke={2} aria-hidden className={classes.chevron} />
  );
  if (clear === undefined) return { rightSection: chevron };
  const both = (
    <span className={classes.both}>
      {clear}
      {chevron}
    </span>
  );
  return { rightSection: both, rightSectionWidth: "3.75rem" };
}

import type { ReactNode } from "react";
import type { Address } from "#addresses/address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { useFormat } from "#texts/use-texts.ts";
import classes from "./recent-lists.module.css";

export interface LinkEntry {
  readonly address: Address;
  readonly title: string;
  readonly hint?: ReactNode;
  readonly at?: number;
  readonly tool?: ReactNode;
}

export interface LinkListProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly icon: ReactNode;
  readonly entries: readonly LinkEntry[];
  readonly readAt: number;
}

/** List of links with hint, time and tool. */
export function LinkList({ label, note, icon, entries, readAt }: LinkListProps): ReactNode {
  const format = useFormat();
  return (
    <section className={classes.card} aria-label={label}>
      <h2 className={classes.heading}>{label}</h2>
      <ul className={classes.entries}>
        {entries.map(({ address, title, hint, at, tool }) => (
          <li key={`${address.to} ${title}`} className={classes.line}>
            <AppLink address={address} className={classes.entry}>
              {icon}
              <span className={classes.title}>{title}</span>
              {hint !== undefined && <span className={classes.hint}>{hint}</span>}
              {at !== undefined && (
                <span className={classes.hint}>{format.relativeTime(at, readAt)}</span>
              )}
            </AppLink>
            {tool}
          </li>
        ))}
      </ul>
      {note !== undefined && <p className={classes.note}>{note}</p>}
    </section>
  );
}

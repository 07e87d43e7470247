import {
  IconBolt,
  IconBookmark,
  IconClock,
  IconFileText,
  IconLayoutList,
  IconPlus,
  IconSettings,
  IconTarget,
} from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { KeyCaps } from "#components/shortcuts/key-caps.tsx";
import { useTexts } from "#texts/use-texts.ts";
import type { Entry, EntryGroup } from "./entry.ts";
import classes from "./palette.module.css";
import type { RankedGroup } from "./rank-entries.ts";

interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly RankedGroup[];
  readonly chosen: Entry | undefined;
  readonly optionId: (entry: Entry) => string;
  readonly onChoose: (entry: Entry) => void;
  readonly onPoint: (entry: Entry) => void;
}

const icons: Record<EntryGroup, typeof IconClock> = {
  recent: IconClock,
  screen: IconTarget,
  open: IconFileText,
  records: IconFileText,
  views: IconBookmark,
  lists: IconLayoutList,
  create: IconPlus,
  pages: IconSettings,
  operations: IconBolt,
};

/** Options under headings; the focus stays in the input. */
export function PaletteList(props: PaletteListProps): ReactNode {
  const { id, groups, chosen, optionId, onChoose, onPoint } = props;
  const t = useTexts("palette");
  const list = useRef<HTMLDivElement>(null);
  const chosenId = chosen && optionId(chosen);
  useEffect(() => {
    list.current
      ?.querySelector("[aria-selected=true]")
      ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [chosenId]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={t("title")} className={classes.list}>
      {groups.map(({ group, entries }) => {
        return (
          <div key={group} role="group" aria-label={t(group)}>
            <div className={classes.heading} aria-hidden="true">
              {t(group)}
            </div>
            {entries.map((entry) => (
              <button
                key={entry.id}
                type="button"
                tabIndex={-1}
                id={optionId(entry)}
                role="option"
                aria-selected={entry === chosen}
                className={classes.option}
                onClick={() => onChoose(entry)}
                onMouseMove={() => {
                  if (entry !== chosen) onPoint(entry);
                }}
              >
                <EntryIcon entry={entry} />
                <span className={classes.label}>{entry.label}</span>
                {entry.matched !== undefined && (
                  <span className={classes.matched}>{entry.matched}</span>
                )}
                {entry.hint !== undefined && <span className={classes.hint}>{entry.hint}</span>}
                {entry.keys !== undefined && <KeyCaps keys={entry.keys} />}
              </button>
            ))}
          </div>
        );
      })}
    </div>
  );
}

function EntryIcon({ entry: { group, look = group } }: { readonly entry: Entry }): ReactNode {
  const Icon = icons[look];
  return <Icon size="1.125rem" stroke={1.75} aria-hidden className={classes.icon} />;
}

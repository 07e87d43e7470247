import type { ReactNode } from "react";
import { CorrectPath, CorrectTool } from "#components/corrections/correct-path.tsx";
import { useFormat } from "#texts/use-texts.ts";
import { NestedListPane } from "./nested-list-pane.tsx";
import type { OpenedList } from "./nested-lists.ts";
import type { RecordScreenProps } from "./record-screen-props.ts";
import classes from "./related.module.css";

interface NestedSectionsProps {
  readonly lists: readonly OpenedList[];
  /** The record that contains the lists. */
  readonly of: Pick<RecordScreenProps, "resource" | "recordKey" | "parents">;
  readonly onReload: () => void;
}

/** Short nested lists of a record as tables below its fields. */
export function NestedSections({ lists, of, onReload }: NestedSectionsProps): ReactNode {
  const format = useFormat();
  return (
    <div className={classes.lists}>
      {lists.map((list) => (
        <div key={list.id} className={classes.list} role="group" aria-label={list.label}>
          <header className={classes.head}>
            <h2>
              {list.label}
              <span className={classes.count}> {format.number(list.rows.length)}</span>
              <CorrectPath value={[of.resource.name, ...list.path]}>
                <CorrectTool label={list.label} />
              </CorrectPath>
            </h2>
          </header>
          <NestedListPane list={list} of={of} onReload={onReload} isBrief />
        </div>
      ))}
    </div>
  );
}

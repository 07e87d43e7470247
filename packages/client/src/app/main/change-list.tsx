import type { ModelChange } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./schema-changes.module.css";
import { useChangeWords } from "./use-change-words.ts";

/** Each change in words, of one kind below the other. */
export function ChangeList({ changes }: { readonly changes: readonly ModelChange[] }): ReactNode {
  const t = useTexts("schemaChanges");
  const words = useChangeWords();
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const those = changes.filter((change) => change.kind === kind);
    return (
      <section key={kind}>
        <h3 className={classes.kind}>{t(`counted.${kind}`, { count: those.length })}</h3>
        <ul className={classes.changes}>
          {those.map((change) => (
            <li key={JSON.stringify(change)}>{words.tell(change)}</li>
          ))}
        </ul>
      </section>
    );
  });
}

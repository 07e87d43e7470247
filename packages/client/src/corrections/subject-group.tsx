import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Correct, Subject } from "#components/corrections/correct-context.ts";
import classes from "./corrections.module.css";

interface Entry {
  readonly text: string;
  readonly code?: string;
  readonly subject: Subject;
}

/** Subjects of one kind, which open their corrections. */
export function SubjectGroup({
  title,
  label = title,
  subjects,
  onSubject,
}: {
  readonly title: string;
  /** Name of the region, if another one has the same title. */
  readonly label?: string;
  readonly subjects: readonly Entry[];
  readonly onSubject: Correct;
}): ReactNode {
  return (
    <section className={classes.group} aria-label={label}>
      <h3>{title}</h3>
      <ul>
        {subjects.map(({ text, code, subject }) => (
          <li key={JSON.stringify(subject)}>
            <button type="button" onClick={() => onSubject(subject)}>
              <span>{text}</span>
              {code !== undefined && (
                <Text component="code" size="xs" c="dimmed">
                  {code}
                </Text>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { type ReactNode, useEffect, useState } from "react";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./age.module.css";

const tick = 15_000;
const justNow = 10_000;

/** How old what is shown is: "Updated 2 minutes ago"; its room alone while nothing is (0). */
export function Age({ since }: { readonly since: number }): ReactNode {
  const t = useTexts("components");
  const format = useFormat();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  // The clock ticks apart from the reads: a read that is newer than the last tick is "just now".
  const isNew = since === 0 || now - since < justNow;
  return (
    <time
      className={classes.age}
      data-waiting={since === 0 || undefined}
      dateTime={new Date(since).toISOString()}
      title={format.timeOfDay(since)}
    >
      {isNew ? t("updatedNow") : t("updated", { age: format.relativeTime(since, now) })}
    </time>
  );
}

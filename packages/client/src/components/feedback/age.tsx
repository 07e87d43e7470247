import { type ReactNode, useEffect, useState } from "react";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./age.module.css";

const tick = 15_000;
const justNow = 10_000;

/** Age of the data: "Updated 2 minutes ago". Hidden while `since` is 0. */
export function Age({ since }: { readonly since: number }): ReactNode {
  const t = useTexts("components");
  const format = useFormat();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  // Data may be newer than the last tick of the clock.
  const isNew = since === 0 || now - since < justNow;
  return (
    <time
      className={classes.age}
      data-waiting={since === 0 || undefined}
      dateTime={new Date(since).toISOString()}
      title={since === 0 ? undefined : format.timeOfDay(since)}
    >
      {isNew ? t("updatedNow") : t("updated", { age: format.relativeTime(since, now) })}
    </time>
  );
}

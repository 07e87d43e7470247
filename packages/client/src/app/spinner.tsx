import { Loader } from "@mantine/core";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./spinner.module.css";

/** R6: shown while a screen or its data loads. */
export function Spinner({ label }: { readonly label?: string }) {
  const t = useTexts("app");
  return (
    <div role="status" aria-label={label ?? t("loading")} className={classes.frame}>
      <Loader size="md" className={classes.ring} />
    </div>
  );
}

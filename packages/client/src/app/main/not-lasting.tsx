import { Alert } from "@mantine/core";
import { isStorageLasting } from "#session/storage.ts";
import { useTexts } from "#texts/use-texts.ts";

/** R8: says that the session ends with the page, where the browser keeps nothing. */
export function NotLasting() {
  const t = useTexts("session");
  if (isStorageLasting()) return null;
  return (
    <Alert role="note" color="yellow" mb="md">
      {t("notLasting")}
    </Alert>
  );
}

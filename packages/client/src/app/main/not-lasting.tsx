import { Alert } from "@mantine/core";
import { isStoragePersistent } from "#session/local-storage.ts";
import { useTexts } from "#texts/use-texts.ts";

/** R8: says that the session ends with the page, where the browser keeps nothing. */
export function NotLasting() {
  const t = useTexts("session");
  if (isStoragePersistent()) return null;
  return (
    <Alert role="note" color="yellow" mb="md">
      {t("notLasting")}
    </Alert>
  );
}

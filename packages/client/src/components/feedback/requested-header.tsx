import { Text } from "@mantine/core";
import { findRequestedHeader } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { HeaderForm } from "#components/inputs/header-form.tsx";
import type { HttpError } from "#http/errors.ts";
import { useSettingsTexts } from "#texts/use-settings-texts.ts";

/** Form for a header that a refusal demands; nothing if it names none. */
export function RequestedHeader({ error }: { readonly error: HttpError }): ReactNode {
  const t = useSettingsTexts();
  const header = findRequestedHeader(error.response);
  if (header === undefined) return null;
  return (
    <div>
      <Text size="sm" my="xs">
        {t("headerRequested", { name: header.name })}
      </Text>
      <HeaderForm key={header.name} {...header} />
    </div>
  );
}

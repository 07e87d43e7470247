import type { ReactNode } from "react";
import { FormScreen, type FormScreenProps } from "#screens/form/form-screen.tsx";
import { form } from "#texts/en/form.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const texts = { form };

/** The form of a new record, or of one that is changed. */
export function FormRoute(props: FormScreenProps): ReactNode {
  return (
    <TextsProvider texts={texts}>
      <FormScreen {...props} />
    </TextsProvider>
  );
}

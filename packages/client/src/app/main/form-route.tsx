import type { ReactNode } from "react";
import { FormScreen, type FormScreenProps } from "#screens/form/form-screen.tsx";
import { form } from "#texts/en/form.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const texts = { form };

/** Form of a new or changed record. */
export function FormRoute(props: FormScreenProps): ReactNode {
  return (
    <TextsProvider texts={texts}>
      <FormScreen {...props} />
    </TextsProvider>
  );
}

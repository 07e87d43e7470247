import { ServerErrorScreen } from "#screens/server-error/server-error-screen.tsx";
import { serverError } from "#texts/en/server-error.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const texts = { serverError };

export function ServerErrorRoute() {
  return (
    <TextsProvider texts={texts}>
      <ServerErrorScreen />
    </TextsProvider>
  );
}

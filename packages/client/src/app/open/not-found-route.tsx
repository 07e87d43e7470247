import { NotFoundScreen } from "#screens/not-found/not-found-screen.tsx";
import { notFound } from "#texts/en/not-found.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const texts = { notFound };

export function NotFoundRoute() {
  return (
    <TextsProvider texts={texts}>
      <NotFoundScreen isInside={false} />
    </TextsProvider>
  );
}

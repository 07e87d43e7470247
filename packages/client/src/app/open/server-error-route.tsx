import { ServerErrorScreen } from "#screens/server-error/server-error-screen.tsx";

export function ServerErrorRoute() {
  return <ServerErrorScreen />;
}

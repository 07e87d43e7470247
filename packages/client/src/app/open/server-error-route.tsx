import { ServerErrorScreen } from "#screens/server-error/server-error-screen.tsx";

export function ServerErrorPlace() {
  return <ServerErrorScreen />;
}

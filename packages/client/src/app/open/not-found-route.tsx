import { NotFoundScreen } from "#screens/not-found/not-found-screen.tsx";

export function NotFoundPlace() {
  return <NotFoundScreen isInside={false} />;
}

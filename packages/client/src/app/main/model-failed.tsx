import { Button, List } from "@mantine/core";
import { Failure } from "#app/failure.tsx";
import { runtimeConfig } from "#config/runtime-config.ts";
import { signOut } from "#queries/sign-out.ts";
import { useTexts } from "#texts/use-texts.ts";

/** Without the model there is nothing to lay out: what is wrong, and two ways on. */
export function ModelFailed({
  error,
  onRetry,
}: {
  readonly error: Error;
  readonly onRetry: () => void;
}) {
  const t = useTexts("app");
  const { problems } = runtimeConfig();
  return (
    <main>
      <Failure
        title={t("modelTitle")}
        hint={t("modelHint")}
        detail={error.message}
        action={t("tryAgain")}
        onAction={onRetry}
      >
        {problems.length > 0 && (
          <List size="sm">
            {problems.map(({ code, pointer, message }) => (
              <List.Item key={`${code} ${pointer}`}>{message}</List.Item>
            ))}
          </List>
        )}
        <Button variant="default" onClick={signOut}>
          {t("signOutInstead")}
        </Button>
      </Failure>
    </main>
  );
}

import { Button } from "@mantine/core";
import { LoadError } from "@quarterdeck/model";
import { Failure } from "#app/failure.tsx";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { useFailure } from "#components/feedback/use-failure.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { useHttp } from "#http/http-context.ts";
import { signOut } from "#queries/sign-in/sign-out.ts";
import { useTexts } from "#texts/use-texts.ts";

const ProblemList = lazyComponent(async () => (await import("./problem-list.tsx")).ProblemList);

/** Shown without a model: its problems, with retry and sign-out. */
export function ModelFailed({
  error,
  onRetry,
}: {
  readonly error: Error;
  readonly onRetry: () => void;
}) {
  const http = useHttp();
  const t = useTexts("app");
  const common = useTexts("components");
  const { problems } = runtimeConfig();
  const failure = useFailure(error);
  const loadError = error instanceof LoadError ? error.reason : undefined;
  const messages = loadError === undefined ? problems.map(({ message }) => message) : [loadError];
  return (
    <main>
      <Failure
        title={common("modelTitle")}
        hint={common("modelHint")}
        detail={loadError === undefined ? failure.message : undefined}
        action={t("tryAgain")}
        onAction={onRetry}
      >
        {messages.length > 0 && <ProblemList problems={messages} />}
        <Button variant="default" onClick={() => signOut(http)}>
          {common("signOutInstead")}
        </Button>
      </Failure>
    </main>
  );
}

import { ownMember } from "@quarterdeck/model";
import { Button } from "@mantine/core";
import type { Registration } from "@quarterdeck/model";
import { IconAlertTriangle } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { describeFailure } from "#components/feedback/describe-failure.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { useAttempt } from "#components/feedback/use-attempt.ts";
import { useOpenHttp } from "#http/http-context.ts";
import { loadCalls } from "#queries/sign-in/sign-in.ts";
import type { RegistrationResult } from "#queries/sign-in/sign-in-calls.ts";
import { useTexts } from "#texts/use-texts.ts";
import { checkValue, type ValueError } from "./check-value.ts";
import classes from "./register-form.module.css";
import { RegisterInput } from "./register-input.tsx";

interface RegisterFormProps {
  readonly registration: Registration;
  /** First values by joined path. */
  readonly prefill: ByPath<unknown>;
  readonly onDone: (result: RegistrationResult) => void;
}

interface ByPath<Value> {
  readonly [path: string]: Value;
}

/** Form with the fields of the registration operation. */
export function RegisterForm({ registration, prefill, onDone }: RegisterFormProps): ReactNode {
  const openHttp = useOpenHttp();
  const t = useTexts("register");
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(prefill);
  const [errors, setErrors] = useState<ByPath<ValueError | string>>({});
  const { attempt, isRunning, failure } = useAttempt<ByPath<unknown>>(
    async (typed) => onDone(await (await loadCalls()).register(openHttp, registration, typed)),
    (error) => setErrors(fieldErrors(error)),
  );
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  // After the render that marks the invalid fields.
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const invalid = registration.fields.flatMap(({ path, field }) => {
      const key = path.join(".");
      const error = checkValue(field, ownMember(values, key));
      return error === undefined ? [] : [[key, error] as const];
    });
    setErrors(Object.fromEntries(invalid));
    if (invalid.length === 0) attempt(values);
  }

  function change(key: string, value: unknown): void {
    loadCalls().catch(() => undefined);
    setValues((before) => ({ ...before, [key]: value }));
    if (Object.hasOwn(errors, key)) {
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name !== key)));
    }
  }

  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      {registration.fields.map(({ path, field }) => {
        const key = path.join(".");
        const error = ownMember(errors, key);
        return (
          <RegisterInput
            key={key}
            field={field}
            value={ownMember(values, key)}
            error={typeof error === "object" ? t(error.text, error.values) : error}
            onChange={(value) => change(key, value)}
          />
        );
      })}
      {failure !== undefined && (
        <Notice
          tone="danger"
          icon={<IconAlertTriangle size="1.125rem" aria-hidden="true" />}
          title={t("refused")}
        >
          <p>
            {describeFailure(failure).message ||
              t(describeFailure(failure).kind === "network" ? "unreachable" : "unexpected")}
          </p>
        </Notice>
      )}
      <Button type="submit" size="md" fullWidth loading={isRunning} aria-busy={isRunning}>
        {t("createAccount")}
      </Button>
    </form>
  );
}

function fieldErrors(error: Error): ByPath<string> {
  const { fields } = describeFailure(error);
  return Object.fromEntries(fields.map(({ path, message }) => [path.join("."), message]));
}

import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { adoptPageForm } from "./adopt-page-form.ts";
import classes from "./login-screen.module.css";

/** Id of the form, for inputs outside of it. */
export const SIGN_IN_FORM = "sign-in";

interface SignInFormProps {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

/** Form of a sign-in method. It replaces the same form in the page, with its text and focus. */
export function SignInForm({ onSubmit, children }: SignInFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const { current } = form;
    // Before the next frame.
    if (current !== null) queueMicrotask(() => adoptPageForm(current));
  }, []);
  return (
    // Before the scripts arrive, the method "dialog" sends nothing.
    <form
      ref={form}
      id={SIGN_IN_FORM}
      className={classes.stack}
      method="dialog"
      onSubmit={onSubmit}
      noValidate
    >
      {children}
    </form>
  );
}

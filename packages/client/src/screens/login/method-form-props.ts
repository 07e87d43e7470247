import type {
  BasicMethod,
  LocatedField,
  PasswordMethod,
  SignIn,
  SignInMethod,
} from "@quarterdeck/model";

export interface MethodFormProps<Method extends SignInMethod = SignInMethod> {
  readonly method: Method;
  /** Description of the sign-in that has the method. */
  readonly signIn: SignIn;
  readonly onSignedIn: () => void;
}

/** Inputs in addition to the name and the password. */
export interface OtherFieldsProps {
  readonly method: PasswordMethod | BasicMethod;
  readonly typed: { readonly username: string; readonly password: string };
  readonly fields: readonly LocatedField[];
  /** Called with the fields and those that the API has requested. */
  readonly onFields: (fields: readonly LocatedField[]) => void;
  /** Message codes by joined path. */
  readonly errors: Readonly<Record<string, "missing" | "noAddress" | undefined>>;
  readonly failure: Error | undefined;
}

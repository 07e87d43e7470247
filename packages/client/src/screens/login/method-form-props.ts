import type { SignIn, SignInMethod } from "@quarterdeck/model";

export interface MethodFormProps<Method extends SignInMethod = SignInMethod> {
  readonly method: Method;
  /** Description of the sign-in that has the method. */
  readonly signIn: SignIn;
  readonly onSignedIn: () => void;
}

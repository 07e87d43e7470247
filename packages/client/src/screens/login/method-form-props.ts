import type { SignInMethod } from "@quarterdeck/model";

export interface MethodFormProps<Method extends SignInMethod = SignInMethod> {
  readonly method: Method;
  readonly onSignedIn: () => void;
}

import { TextInput } from "@mantine/core";
import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import classes from "./secret-input.module.css";

interface SecretInputProps extends Omit<ComponentProps<typeof TextInput>, "type"> {
  /** Label of the button that reveals the text. */
  readonly showLabel: string;
}

/** Password input that can reveal its text. Mantine's PasswordInput is three times as large. */
export function SecretInput({ showLabel, ...props }: SecretInputProps): ReactNode {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextInput
      {...props}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      rightSection={
        <button
          type="button"
          className={classes.toggle}
          aria-label={showLabel}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size="1.125rem" stroke={1.75} aria-hidden />
        </button>
      }
    />
  );
}

import { Stack, TextInput as MantineTextInput } from "@mantine/core";
import type { Field, TextField } from "@quarterdeck/model";
import type { HTMLInputTypeAttribute, ReactNode } from "react";
import { isTimeType, TimeInput } from "#components/inputs/times/time-input.tsx";
import { SecretInput as PasswordInput } from "#components/inputs/secret-input.tsx";
import type { InputProps } from "#fields/field-props.ts";
import { clearedValue } from "#fields/values/empty-value.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { useTexts } from "#texts/use-texts.ts";
import { emptyValueSection } from "./empty-value-select.tsx";
import { exampleText, inputFrame, readText } from "./input-frame.ts";
import { startSection } from "./start-section.tsx";
import { phoneName } from "#fields/values/input-tool.ts";
import { partFormats } from "#fields/values/read-parts.ts";
import { EncodedInput, PartsInput, PictureTool, SuggestedInput } from "./lazy-inputs.tsx";
import { LongTextInput } from "./long-text-input.tsx";
import { useInitialValue } from "./use-initial-value.ts";

interface TextLineInputProps extends Omit<InputProps<Field>, "Nested"> {
  readonly type?: HTMLInputTypeAttribute;
}

/** Single-line text; a text area if the value has several lines. */
export function TextLineInput({ type = "text", ...props }: TextLineInputProps): ReactNode {
  const { field, value, onChange, problems } = props;
  const t = useInputTexts();
  const initialValue = useInitialValue(value);
  const example = exampleText(field);
  if (typeof value === "string" && /[\n\r]/.test(value)) return <LongTextInput {...props} />;
  const write = (text: string): void => onChange(text || clearedValue(field, initialValue));
  const frame = { ...inputFrame(field, problems), ...emptyValueSection(props) };
  if (isTimeType(type)) {
    return <TimeInput {...frame} type={type} value={readText(value)} onValue={write} />;
  }
  return (
    <MantineTextInput
      {...frame}
      {...startSection(props)}
      type={type}
      placeholder={example && t("example", { example })}
      autoComplete="off"
      value={readText(value)}
      onChange={(event) => write(event.currentTarget.value)}
    />
  );
}

export function TextInput(props: InputProps<TextField>): ReactNode {
  const { encoding, format, suggestions } = props.field;
  if (encoding !== undefined) return <EncodedInput {...props} />;
  if (format !== undefined && partFormats.test(format)) return <PartsInput {...props} />;
  if (suggestions !== undefined) return <SuggestedInput {...props} />;
  return <TextLineInput {...props} type={phoneName.test(props.field.name) ? "tel" : "text"} />;
}

/** Address of a picture with its preview. */
export function ImageInput(props: InputProps<TextField>): ReactNode {
  return (
    <Stack gap="xs">
      <TextLineInput {...props} />
      <PictureTool fallback={<div style={{ blockSize: "4rem" }} />} {...props} />
    </Stack>
  );
}

export function UrlInput(props: InputProps<TextField>): ReactNode {
  return <TextLineInput {...props} type="url" />;
}

export function EmailInput(props: InputProps<TextField>): ReactNode {
  return <TextLineInput {...props} type="email" />;
}

export function SecretInput(props: InputProps<TextField>): ReactNode {
  const { field, value, onChange, problems } = props;
  const t = useTexts("fields");
  return (
    <PasswordInput
      {...inputFrame(field, problems)}
      autoComplete={/current|old/i.test(field.name) ? "current-password" : "new-password"}
      showLabel={t("showTyped")}
      value={readText(value)}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  );
}

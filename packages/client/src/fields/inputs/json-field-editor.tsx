import { Input } from "@mantine/core";
import type { Field } from "@quarterdeck/model";
import { type ReactNode, use, useId } from "react";
import { JsonEditor } from "#components/json-editor/json-editor.tsx";
import { ShapesContext } from "#fields/shapes-context.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { useFormat } from "#texts/use-texts.ts";
import type { InputFrame } from "./input-frame.ts";

interface JsonFieldEditorProps {
  readonly field: Field;
  readonly frame: InputFrame;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly takesFocus: () => boolean;
}

/** JSON editor with the label, description and error of a field. */
export function JsonFieldEditor(props: JsonFieldEditorProps): ReactNode {
  const { field, frame, text, onText, takesFocus } = props;
  const t = useInputTexts();
  const format = useFormat();
  const shapes = use(ShapesContext);
  const id = useId();
  const described = [
    ...(frame.description === undefined ? [] : [`${id}-description`]),
    ...(frame.error === undefined ? [] : [`${id}-error`]),
  ];
  return (
    <Input.Wrapper
      {...frame}
      labelElement="div"
      descriptionProps={{ id: `${id}-description` }}
      errorProps={{ id: `${id}-error` }}
    >
      <JsonEditor
        text={text}
        label={field.label}
        onText={onText}
        takesFocus={takesFocus}
        hints={{ field, shapes }}
        isInvalid={frame.error !== undefined}
        describedBy={described.length === 0 ? undefined : described.join(" ")}
        errorText={(error) =>
          t("notJson", {
            line: format.number(error.line),
            column: format.number(error.column),
            expected: t(`jsonExpected.${error.expected}`),
          })
        }
      />
    </Input.Wrapper>
  );
}

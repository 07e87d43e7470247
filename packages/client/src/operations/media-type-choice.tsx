import { NativeSelect } from "@mantine/core";
import { type Body, listFormTypes, type Operation } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { mediaTypeInput } from "#corrections/field-inputs.ts";
import { replaceCorrections, useCorrections } from "#corrections/use-corrections.ts";
import { useOperationTexts } from "#texts/use-operation-texts.ts";
import classes from "./media-type-choice.module.css";

interface MediaTypeChoiceProps {
  readonly operation: Operation;
  readonly body: Body;
}

/** Media type of a body that the API takes in several ones. The choice is a correction in this browser. */
export function MediaTypeChoice({ operation, body }: MediaTypeChoiceProps): ReactNode {
  const t = useOperationTexts();
  const corrections = useCorrections();
  const offered = listFormTypes(body);
  if (corrections === undefined || offered.length < 2) return null;
  const { all, apply, isApplying, error } = corrections;
  const input = mediaTypeInput(operation, body);
  const choose = (value: string): void => {
    const label = `${operation.label}: ${value}`;
    const correction = { id: input.id, value, label, ...input.correct(value) };
    void apply(replaceCorrections(all, [input.id], [correction]));
  };
  return (
    <NativeSelect
      size="xs"
      label={t("sendAs")}
      classNames={{ root: classes.choice }}
      value={body.mediaType}
      data={offered}
      aria-busy={isApplying}
      error={error?.message}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}

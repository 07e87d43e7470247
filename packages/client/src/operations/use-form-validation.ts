import type { FieldProblem } from "@quarterdeck/model";
import { useMemo, useState } from "react";
import {
  checkValues,
  type FormProblems,
  type InputFault,
  noFaults,
  tellFaults,
} from "./validate-values.ts";
import type { AskedOperation, FormValues } from "./operation-values.ts";
import { placeTold, sortTold, type ToldProblems } from "./attach-field-errors.ts";
import { useFaultWords } from "./use-error-texts.ts";

interface Checked {
  readonly operation: AskedOperation;
  readonly values: FormValues;
  /** What the form began with. */
  readonly before: FormValues;
  /** What the API says of what was sent. */
  readonly told: readonly FieldProblem[];
}

export interface Checks extends FormProblems {
  /** What the API says of what was sent: what stands at no field, and the fields that the rest stands at. */
  readonly told: ToldProblems;
  /** Whether it may be sent; shows all that is wrong. */
  readonly checkAll: () => boolean;
  /** A field was left: what is wrong with what was typed shows, what is still missing does not. */
  readonly checkTyped: () => void;
  /** What was wrong and still is stays shown while it is mended. */
  readonly checkChange: (values: FormValues) => void;
}

/** What is wrong with a form's values: by its description before it is sent, by the API's word after. */
export function useChecks({ operation, values, before, told }: Checked): Checks {
  const write = useFaultWords();
  const [shown, setShown] = useState(noFaults);
  const [sent, setSent] = useState<FormValues>();
  const find = (now: FormValues) => checkValues(operation, now, { before });
  const answered = placeTold(operation, values, told, sent);
  const toldNow = useMemo(() => sortTold(operation, sent, told), [operation, sent, told]);

  return {
    parameters: [...tellFaults(shown.parameters, write), ...answered.parameters],
    body: [...tellFaults(shown.body, write), ...answered.body],
    told: toldNow,
    checkAll: () => {
      const found = find(values);
      setShown(found);
      setSent(values);
      return found.parameters.length + found.body.length === 0;
    },
    checkTyped: () => {
      const isTyped = ({ code }: InputFault) => code !== "missing";
      const found = find(values);
      setShown({
        parameters: mergeFaults(shown.parameters, found.parameters.filter(isTyped)),
        body: mergeFaults(shown.body, found.body.filter(isTyped)),
      });
    },
    checkChange: (next) => {
      if (shown.parameters.length + shown.body.length === 0) return;
      const found = find(next);
      setShown({
        parameters: stillThere(shown.parameters, found.parameters),
        body: stillThere(shown.body, found.body),
      });
    },
  };
}

const placeOf = ({ path }: InputFault) => JSON.stringify(path);

function mergeFaults(
  shown: readonly InputFault[],
  found: readonly InputFault[],
): readonly InputFault[] {
  return [...new Map([...shown, ...found].map((one) => [placeOf(one), one])).values()];
}

function stillThere(
  shown: readonly InputFault[],
  found: readonly InputFault[],
): readonly InputFault[] {
  const places = new Set(shown.map(placeOf));
  return found.filter((fault) => places.has(placeOf(fault)));
}

import { isRecord } from "./record-value.ts";

/** Member of an embedded record that shows whether it is on, with its value. */
export interface EmbeddedState {
  readonly name: string;
  readonly isOn: boolean;
}

const STATE = /^(?:is_?)?(?:enabled|active)$/i;

/** State of an embedded record: `{ name: "production", enabled: false }`. Undefined without one such member. */
export function readState(value: unknown): EmbeddedState | undefined {
  if (!isRecord(value)) return undefined;
  const [state, ...others] = Object.entries(value).filter(([name]) => STATE.test(name));
  if (state === undefined || others.length > 0) return undefined;
  const [name, isOn] = state;
  return typeof isOn === "boolean" ? { name, isOn } : undefined;
}

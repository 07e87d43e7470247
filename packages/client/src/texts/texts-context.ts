import { createContext } from "react";
import type { Texts } from "./english-texts.ts";

interface TextsState {
  readonly locale: string;
  /** English texts of the providers. */
  readonly english: Partial<Texts>;
  /** Texts of the current language. */
  readonly messages: Partial<Texts>;
}

export const TextsContext = createContext<TextsState>({ locale: "en", english: {}, messages: {} });

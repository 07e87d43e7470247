import { useFormats } from "#texts/formats.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { formatTypedNumber } from "#fields/formats/read-number.ts";
import type { FormatError } from "./validate-values.ts";

/** Formats a validation error in the current language. */
export function useErrorTexts(): FormatError {
  const t = useInputTexts();
  const { locale } = useFormats();
  return (code, limit) =>
    t(`errors.${code}`, {
      limit,
      count: Number(limit),
      example: formatTypedNumber("12.50", locale),
    });
}

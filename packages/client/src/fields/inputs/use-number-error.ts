import { useFormats } from "#texts/formats.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { readTypedNumber, formatTypedNumber } from "#fields/formats/read-number.ts";

/** Error message for text that is not a number or ambiguous; empty if it is valid. */
export function useNumberError(): (text: string, isInteger?: boolean) => string {
  const t = useInputTexts();
  const { locale } = useFormats();
  return (text, isInteger) => {
    if (text === "") return "";
    const readings = readTypedNumber(text, { locale, isInteger });
    if (readings.length === 1) return "";
    if (readings.length === 0)
      return t("notNumber", { example: formatTypedNumber("12.50", locale) });
    const [one = "", other = ""] = readings.map((reading) => formatTypedNumber(reading, locale));
    return t("twoNumbers", { one, other });
  };
}

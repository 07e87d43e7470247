import { useFormats } from "#texts/formats.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { readTyped, writeTyped } from "#fields/formats/read-number.ts";

/** What keeps a text from being read as a number, in a sentence; empty where nothing does. */
export function useNumberFault(): (text: string, isInteger?: boolean) => string {
  const t = useInputTexts();
  const { locale } = useFormats();
  return (text, isInteger) => {
    if (text === "") return "";
    const readings = readTyped(text, { locale, isInteger });
    if (readings.length === 1) return "";
    if (readings.length === 0) return t("notNumber", { example: writeTyped("12.50", locale) });
    const [one = "", other = ""] = readings.map((reading) => writeTyped(reading, locale));
    return t("twoNumbers", { one, other });
  };
}

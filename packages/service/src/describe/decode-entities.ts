const CHARACTERS = new Map([
  ["quot", '"'],
  ["apos", "'"],
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
]);

/** Replaces the character references of HTML attributes that JSON and addresses need. */
export function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:(quot|apos|amp|lt|gt)|#(\d{1,6})|#x([\da-f]{1,5}));/gi,
    (...match) => {
      const [written, name, decimal, hexadecimal] = match as readonly (string | undefined)[];
      if (name !== undefined) return CHARACTERS.get(name.toLowerCase()) ?? written ?? "";
      return String.fromCodePoint(
        parseInt(decimal ?? hexadecimal ?? "0", decimal === undefined ? 16 : 10),
      );
    },
  );
}

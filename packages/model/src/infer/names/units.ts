/** Units whose word in lower case has no other meaning. */
const CERTAIN =
  "KiB MiB GiB TiB KB MB GB TB Kbps Mbps Gbps Hz kHz MHz GHz THz kWh MWh GWh mAh kWp kVA dBm";

/** Units that only their capitals distinguish from other words: `db` is a database. */
const CAPITALIZED = "PiB EiB kB KBps MBps GBps dB dBi kW mW kV mV mA Wh Ah kPa hPa MPa";

/** Other spellings with their unit. */
const VARIANTS = new Map([
  ["KHz", "kHz"],
  ["KWh", "kWh"],
]);

const certain = CERTAIN.split(" ");
const all = [...certain, ...CAPITALIZED.split(" "), ...VARIANTS.keys()].toSorted(
  (a, b) => b.length - a.length,
);

/** Spelling of units by their word in lower case: `size_kib`. */
const spellings: ReadonlyMap<string, string> = new Map(
  certain.map((unit) => [unit.toLowerCase(), unit]),
);

/**
 * Units with a capital inside, which is not the start of another word: `maxMiBPerSecond`. A unit with a small first letter
 * is behind a separator: `gain_dB`, not `gridB`.
 */
const MIXED = new RegExp(
  ["", "(?<![A-Za-z])"]
    .map((start, index) => {
      const units = all.filter((unit) =>
        index === 0
          ? /^[A-Z].*[a-z].*[A-Z]|^[A-Z]{2}.*[a-z]/.test(unit)
          : /^[a-z].*[A-Z]/.test(unit),
      );
      return `${start}(?:${units.join("|")})(?![a-z])`;
    })
    .join("|"),
  "g",
);

/** The name with its units as separate words. */
export function separateUnits(name: string): string {
  return name.replaceAll(MIXED, (unit) => ` ${unit.toLowerCase()}`);
}

/** Spelling of the units in a name, by their word in lower case. */
export function readUnits(name: string): ReadonlyMap<string, string> {
  const written = [...name.matchAll(MIXED)].map(([unit]) => unit);
  if (written.length === 0) return spellings;
  return new Map([
    ...spellings,
    ...written.map((unit) => [unit.toLowerCase(), VARIANTS.get(unit) ?? unit] as const),
  ]);
}

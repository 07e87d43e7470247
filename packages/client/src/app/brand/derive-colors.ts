import { contrast } from "#app/contrast.ts";
import { byDay, byNight, fixed, ink, palette } from "#app/tokens.ts";

type Variables = Readonly<Record<string, string>>;

interface Scheme {
  readonly grounds: readonly string[];
  readonly hull: string;
  /** Where a color goes until it stands out. */
  readonly away: string;
}

const WHITE = "#ffffff";
const BLACK = "#000000";

const token = (tokens: Variables, name: string): string => tokens[`--quarterdeck-${name}`] ?? BLACK;

const day: Scheme = {
  grounds: [WHITE, token(byDay, "ground"), token(byDay, "sunken")],
  hull: token(byDay, "hull"),
  away: BLACK,
};
const night: Scheme = {
  grounds: [palette["dark"]?.[7] ?? BLACK, token(byNight, "ground"), token(byNight, "sunken")],
  hull: token(byNight, "hull"),
  away: WHITE,
};

/** The variables that an accent color changes, for day and night: each shade is measured, none is trusted. */
export function deriveColors(accent: string): {
  readonly day: Variables;
  readonly night: Variables;
} {
  return { day: derive(accent, day), night: derive(accent, night) };
}

function derive(accent: string, { grounds, hull, away }: Scheme): Variables {
  const filled = standOut(accent, { grounds, least: 3, away });
  const onFilled = textOn(filled);
  // Away from its text, so that it reads better, never worse.
  const hover = mix(filled, onFilled === WHITE ? BLACK : WHITE, 0.14);
  const tints = [0.1, 0.16].map((share) => mix(grounds[0] ?? WHITE, filled, share));
  const text = standOut(accent, { grounds: [...grounds, ...tints], least: 4.5, away });
  const ownHull = asDarkAs(mix(accent, ink, 0.45), hull);
  const sign = standOut(accent, { grounds: [ownHull], least: 4.5, away: WHITE });
  const sail = token(fixed, "sail");
  return {
    "--quarterdeck-accent": filled,
    "--quarterdeck-accent-text": text,
    "--quarterdeck-hull": ownHull,
    "--quarterdeck-sign": sign,
    "--quarterdeck-sign-ink": contrast(ownHull, sign) > contrast(sail, sign) ? ownHull : sail,
    "--mantine-color-primary-filled": filled,
    "--mantine-color-primary-filled-hover": hover,
    "--mantine-color-primary-contrast": onFilled,
    "--mantine-primary-color-contrast": onFilled,
    "--mantine-color-primary-text": text,
    "--quarterdeck-chosen": tints[0] ?? filled,
    "--mantine-color-primary-light": tints[0] ?? filled,
    "--mantine-color-primary-light-hover": tints[1] ?? filled,
    "--mantine-color-primary-light-color": text,
  };
}

interface Wish {
  readonly grounds: readonly string[];
  readonly least: number;
  readonly away: string;
}

/** The nearest shade that is far enough from all its grounds. */
function standOut(color: string, { grounds, least, away }: Wish): string {
  const steps = Array.from({ length: 51 }, (_, step) => mix(color, away, step / 50));
  return steps.find((shade) => grounds.every((ground) => contrast(shade, ground) >= least)) ?? away;
}

function asDarkAs(color: string, example: string): string {
  const steps = Array.from({ length: 51 }, (_, step) => mix(color, BLACK, step / 50));
  return steps.find((shade) => contrast(shade, BLACK) <= contrast(example, BLACK)) ?? example;
}

/** White where it reads, else ink; black for the few shades on which neither does. */
function textOn(color: string): string {
  return [WHITE, ink].find((text) => contrast(text, color) >= 4.5) ?? BLACK;
}

function mix(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((text) => Number.parseInt(text.slice(at, at + 2), 16));
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

import { ownMember } from "@quarterdeck/model";
import { contrast } from "#app/contrast.ts";
import { lightTokens, darkTokens, fixed, ink, palette } from "#app/tokens.ts";

type Variables = Readonly<Record<string, string>>;

interface Scheme {
  readonly grounds: readonly string[];
  readonly hull: string;
  /** Color that a shade is mixed with until its contrast is high enough. */
  readonly target: string;
}

const WHITE = "#ffffff";
const BLACK = "#000000";

const token = (tokens: Variables, name: string): string =>
  ownMember(tokens, `--quarterdeck-${name}`) ?? BLACK;

const day: Scheme = {
  grounds: [WHITE, token(lightTokens, "ground"), token(lightTokens, "sunken")],
  hull: token(lightTokens, "hull"),
  target: BLACK,
};
const night: Scheme = {
  grounds: [
    palette["dark"]?.[7] ?? BLACK,
    token(darkTokens, "ground"),
    token(darkTokens, "sunken"),
  ],
  hull: token(darkTokens, "hull"),
  target: WHITE,
};

/** Variables that an accent color changes in light and dark mode, with measured contrast. */
export function deriveColors(accent: string): {
  readonly day: Variables;
  readonly night: Variables;
} {
  return { day: derive(accent, day), night: derive(accent, night) };
}

function derive(accent: string, { grounds, hull, target }: Scheme): Variables {
  const filled = findVisibleShade(accent, { grounds, least: 3, target });
  const onFilled = textOn(filled);
  // Mixed with the opposite of its text color, so that the contrast never decreases.
  const hover = mix(filled, onFilled === WHITE ? BLACK : WHITE, 0.14);
  const tints = [0.1, 0.16].map((share) => mix(grounds[0] ?? WHITE, filled, share));
  const text = findVisibleShade(accent, { grounds: [...grounds, ...tints], least: 4.5, target });
  const ownHull = darkenTo(mix(accent, ink, 0.45), hull);
  const sign = findVisibleShade(accent, { grounds: [ownHull], least: 4.5, target: WHITE });
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

interface ShadeOptions {
  readonly grounds: readonly string[];
  readonly least: number;
  readonly target: string;
}

/** First shade with enough contrast to all backgrounds. */
function findVisibleShade(color: string, { grounds, least, target }: ShadeOptions): string {
  const steps = Array.from({ length: 51 }, (_, step) => mix(color, target, step / 50));
  return (
    steps.find((shade) => grounds.every((ground) => contrast(shade, ground) >= least)) ?? target
  );
}

function darkenTo(color: string, example: string): string {
  const steps = Array.from({ length: 51 }, (_, step) => mix(color, BLACK, step / 50));
  return steps.find((shade) => contrast(shade, BLACK) <= contrast(example, BLACK)) ?? example;
}

/** White or ink if the contrast is AA, else black. */
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

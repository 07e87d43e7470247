type Tone = "good" | "bad" | "waiting" | "moving" | "none";

const words: Record<Exclude<Tone, "none">, string> = {
  good: "active approved available complete completed confirmed delivered done enabled healthy ok online paid passed published ready resolved succeeded success successful valid verified won",
  bad: "abandoned blocked cancelled canceled critical declined deleted denied disabled error expired failed failing failure fatal invalid lost offline overdue refused rejected revoked suspended unhealthy",
  waiting:
    "awaiting draft hold on_hold paused pending planned queued requested review scheduled submitted unpaid unverified waiting warning",
  moving: "in_progress in_transit new open ongoing processing running sent shipped started syncing",
};

const tones = new Map<string, Tone>(
  (["good", "bad", "waiting", "moving"] as const).flatMap((tone) =>
    words[tone].split(" ").map((word): [string, Tone] => [word, tone]),
  ),
);

/** The color that a word of state has for people; words that say nothing of the kind have none. */
export function choiceTone(word: string): Tone {
  return tones.get(word.toLowerCase().replace(/[\s-]+/g, "_")) ?? "none";
}

// @ts-check
/** @typedef {{ clicks: number, keys: number }} Steps */

/** Counts the clicks and keys that the pages of a context receive. @param {import("@playwright/test").BrowserContext} context */
export async function countSteps(context) {
  /** @type {Steps} */
  const counted = { clicks: 0, keys: 0 };
  await context.exposeBinding("countStep", (_, /** @type {keyof Steps} */ kind) => {
    counted[kind] += 1;
  });
  await context.addInitScript(() => {
    const count = /** @type {{ countStep: (kind: string) => void }} */ (
      /** @type {unknown} */ (globalThis)
    ).countStep;
    addEventListener("pointerdown", () => count("clicks"), true);
    addEventListener(
      "keydown",
      ({ key }) => {
        if (!["Control", "Shift", "Alt", "Meta"].includes(key)) count("keys");
      },
      true,
    );
  });
  return {
    restart: () => {
      counted.clicks = 0;
      counted.keys = 0;
    },
    steps: () => ({ ...counted }),
  };
}

/**
 * Prints the steps of a task. The process exits with 1 if there are more than the goal.
 * @param {string} name
 * @param {Steps} steps
 * @param {Steps} goal
 */
export function reportSteps(name, steps, goal) {
  const isOver = steps.clicks > goal.clicks || steps.keys > goal.keys;
  if (isOver) process.exitCode = 1;
  console.log(
    `${steps.clicks} + ${steps.keys}`.padStart(8),
    `goal ${goal.clicks} + ${Number.isFinite(goal.keys) ? goal.keys : "a line"}`.padEnd(14),
    `${name}${isOver ? "  TOO MANY" : ""}`,
  );
}

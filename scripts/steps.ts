/** One step of a long command: its name, and what it does. It returns whether it has succeeded. */
export type Step = { name: string; run: () => Promise<boolean> };

/**
 * Runs all steps in order, even after one has failed, and prints each as it begins and a summary at the end.
 * Returns whether all have passed.
 */
export async function runSteps(steps: Step[]): Promise<boolean> {
  const width = Math.max(...steps.map(({ name }) => name.length));
  const lines: string[] = [];
  let passed = 0;
  for (const { name, run } of steps) {
    console.log(`\n== ${name}`);
    const start = performance.now();
    const hasPassed = await run();
    const seconds = String(Math.round((performance.now() - start) / 1000));
    lines.push(`${hasPassed ? "passed" : "failed"}  ${name.padEnd(width)} ${seconds.padStart(4)} s`);
    if (hasPassed) passed++;
  }
  console.log(`\n${lines.join("\n")}\n\n${passed} of ${steps.length} passed.`);
  return passed === steps.length;
}

/** One step of a long command: its name, and what it does. It returns false, or throws, when it fails. */
export type Step = { name: string; run: () => boolean | Promise<boolean> };

type Result = { name: string; hasPassed: boolean; seconds: number };

/**
 * Runs all steps in order, even after one has failed, and prints each as it begins and a summary at the end.
 * Returns whether all have passed.
 */
export async function runSteps(steps: Step[]): Promise<boolean> {
  const results: Result[] = [];
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    results.push(await runStep(step));
  }
  const width = Math.max(...steps.map(({ name }) => name.length));
  const lines = results.map(
    ({ name, hasPassed, seconds }) =>
      `${hasPassed ? "passed" : "failed"}  ${name.padEnd(width)} ${String(seconds).padStart(4)} s`,
  );
  const passed = results.filter(({ hasPassed }) => hasPassed).length;
  console.log(`\n${lines.join("\n")}\n\n${passed} of ${results.length} passed.`);
  return passed === results.length;
}

async function runStep({ name, run }: Step): Promise<Result> {
  const start = performance.now();
  const hasPassed = await Promise.resolve()
    .then(run)
    .catch((error: Error) => {
      console.error(error.message);
      return false;
    });
  return { name, hasPassed, seconds: Math.round((performance.now() - start) / 1000) };
}

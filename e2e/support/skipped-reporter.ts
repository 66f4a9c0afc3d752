import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Reports at the end how many tests were skipped, and why. */
export default class SkippedReporter implements Reporter {
  readonly #counts = new Map<string, number>();

  onTestEnd({ annotations }: TestCase, { status }: TestResult): void {
    if (status !== "skipped") return;
    const { description = "no reason is given" } = annotations.find(({ type }) => type === "skip") ?? {};
    this.#counts.set(description, (this.#counts.get(description) ?? 0) + 1);
  }

  onEnd(): void {
    for (const [reason, count] of this.#counts) console.log(`  ${count} skipped. ${reason}`);
  }
}

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// Playwright empties this folder before a run. Both workers of a run share what they have found.
const FOLDER = "test-results/examined";

const fileOf = (state: string): string => join(FOLDER, createHash("sha256").update(state).digest("hex"));

/** Whether this run has found nothing to report about a state that is drawn in the same way. */
export const isExamined = (state: string): boolean => existsSync(fileOf(state));

export function noteExamined(state: string): void {
	mkdirSync(FOLDER, { recursive: true });
	writeFileSync(fileOf(state), "");
}

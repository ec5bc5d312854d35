import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));
const STORED = new URL("../../games/harbour-lights/simulation.out", import.meta.url);

describe("npm run simulate", () => {
	it("prints, and writes the tracked file only when asked to", () => {
		const before = { text: readFileSync(STORED, "utf8"), writtenMs: statSync(STORED).mtimeMs };
		const printed = execFileSync(process.execPath, [MAIN, "harbour-lights", "--rounds", "1000"], { encoding: "utf8" });
		expect(printed).toContain("Simulated, 1,000 rounds, seed 1");
		expect({ text: readFileSync(STORED, "utf8"), writtenMs: statSync(STORED).mtimeMs }).toEqual(before);
		expect(printed).toMatch(/Printed only; --write stores it in games\/harbour-lights\/simulation\.out\.$/m);
	});
});

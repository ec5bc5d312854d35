import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isCompressed, isFresh, markComplete, markCompressed, newestSourceMs } from "./freshness.ts";

const BEGUN = new Date("2026-11-23T10:00:00Z");
const before = new Date(BEGUN.getTime() - 1_000);
const after = new Date(BEGUN.getTime() + 1_000);

let home: string;
let source: string;
let build: string;

function write(path: string, at: Date): void {
	writeFileSync(path, "text");
	utimesSync(path, at, at);
}

beforeEach(() => {
	home = mkdtempSync(join(tmpdir(), "baize-freshness-"));
	source = join(home, "pages");
	build = join(home, "build");
	mkdirSync(join(source, "deep"), { recursive: true });
	mkdirSync(build);
	write(join(source, "deep/page.ts"), before);
});
afterEach(() => rmSync(home, { recursive: true }));

describe("a build", () => {
	it("is fresh when it is complete and all sources are older", () => {
		markComplete(build, BEGUN);
		expect(isFresh(build, newestSourceMs(source))).toBe(true);
	});

	it("that was interrupted is not", () => {
		writeFileSync(join(build, "index.js"), "half of it");
		expect(isFresh(build, newestSourceMs(source))).toBe(false);
	});

	it("is old when a source changed after it began, also while it ran", () => {
		markComplete(build, BEGUN);
		write(join(source, "deep/page.ts"), after);
		expect(isFresh(build, newestSourceMs(source))).toBe(false);
	});

	it("does not look at what is no source", () => {
		markComplete(build, BEGUN);
		for (const folder of ["node_modules", "build", ".cache"]) {
			mkdirSync(join(source, folder));
			write(join(source, folder, "newer.ts"), after);
		}
		expect(isFresh(build, newestSourceMs(source))).toBe(true);
	});

	it("is compressed once for each time that it was built", () => {
		expect(isCompressed(build)).toBe(false);
		markComplete(build, BEGUN);
		expect(isCompressed(build)).toBe(false);
		markCompressed(build);
		expect(isCompressed(build)).toBe(true);
		markComplete(build, after);
		expect(isCompressed(build)).toBe(false);
	});
});

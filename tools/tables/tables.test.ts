import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqlFiles } from "@baize/platform-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { revisionFiles } from "./revisions.ts";

const DOMAINS = new URL("../../domains", import.meta.url).pathname;

it("every function has the revision of its text (otherwise run `npm run tables`)", () => {
	const files = [...revisionFiles(DOMAINS, readdirSync(DOMAINS))];
	expect(files.length).toBeGreaterThan(2);
	expect(files.filter(([path, text]) => readFileSync(path, "utf8") !== text).map(([path]) => path)).toEqual([]);
});

describe("the revision of a function", () => {
	let domains: string;
	beforeEach(() => {
		domains = mkdtempSync(join(tmpdir(), "baize-test-functions-"));
		mkdirSync(join(domains, "safer-play/server/functions"), { recursive: true });
	});
	afterEach(() => rmSync(domains, { recursive: true }));

	const write = (text: string): void => writeFileSync(join(domains, "safer-play/server/functions/dim.sql"), text);
	const number = (): void => {
		for (const [path, text] of revisionFiles(domains, ["safer-play"])) writeFileSync(path, text);
	};
	const numbered = (): unknown => sqlFiles(domains).functions.map(({ name, revision }) => [name, revision]);

	it("rises with each change of its text, and with nothing else", () => {
		write("select 1");
		number();
		number();
		expect(numbered()).toEqual([["safer_play.dim", 1]]);
		write("select 2");
		number();
		expect(numbered()).toEqual([["safer_play.dim", 2]]);
	});

	it("is asked for where there is none", () => {
		write("select 1");
		expect(() => sqlFiles(domains)).toThrow("dim.sql has no revision: npm run tables gives it one");
	});
});

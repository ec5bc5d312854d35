import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changedFiles, testsOf } from "./changed.ts";

describe("the tests of files", () => {
	it.each<[string, string[], string[]]>([
		["of a domain are all of it", ["domains/wallet/server/index.ts"], ["domains/wallet/"]],
		["of one folder run once", ["kernel/money/a.ts", "kernel/money/b.ts"], ["kernel/money/"]],
		["that all import are those of their folder alone", ["platform/paths/pages.ts"], ["platform/paths/"]],
		["of a part of the server are those of the part", ["apps/server/pages/a/b.ts"], ["apps/server/pages/"]],
		[
			"above the parts stand beside them",
			["apps/server/office.ts", "tools/icons.ts"],
			["apps/server/office.", "tools/icons."],
		],
		["that are tests are themselves", ["tools/verify-round.test.ts"], ["tools/verify-round."]],
		["that are documents or settings are none", ["README.md", "docs/newcomer.md", "package.json"], []],
	])("%s", (_what, paths, expected) => {
		expect(testsOf(paths)).toEqual(expected);
	});
});

describe("what differs", () => {
	let root: string;
	const git = (...args: string[]): string => execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" });
	const write = (name: string, text: string): void => writeFileSync(join(root, name), text);
	function commit(name: string, text: string): void {
		write(name, text);
		git("add", name);
		git("-c", "user.name=a", "-c", "user.email=a@baize.test", "commit", "-qm", `all: add ${name}`);
	}
	beforeAll(() => {
		root = mkdtempSync(join(tmpdir(), "baize-changed-"));
		git("init", "-q", "-b", "main");
		commit("old.ts", "1");
		git("checkout", "-q", "-b", "mine");
		commit("committed.ts", "1");
		git("checkout", "-q", "main");
		commit("of-others.ts", "1");
		git("checkout", "-q", "mine");
		write("old.ts", "2");
		write("new.ts", "1");
	});
	afterAll(() => rmSync(root, { recursive: true, force: true }));

	it("from the last commit is what is not committed", () => {
		expect(changedFiles(root, "HEAD").sort()).toEqual(["new.ts", "old.ts"]);
	});

	it("from another branch is also what was committed since, and nothing that others did there", () => {
		expect(changedFiles(root, "main").sort()).toEqual(["committed.ts", "new.ts", "old.ts"]);
	});
});

import { execFileSync } from "node:child_process";

const TESTED = /^(kernel|engines|games|domains|tools|platform|apps)\//;
/** Their parts are folders of their own; everywhere else that is so one level higher. */
const OF_PARTS = /^(platform\/(server|web|backoffice)|apps\/server)\//;

/** What vitest looks for to run the tests of these files: those of their folders, or those beside them. */
export const testsOf = (paths: readonly string[]): string[] =>
	[...new Set(paths.filter((path) => TESTED.test(path)).map(testsOfFile))].sort();

function testsOfFile(path: string): string {
	const parts = path.split("/");
	const depth = OF_PARTS.test(path) ? 3 : 2;
	return parts.length > depth ? `${parts.slice(0, depth).join("/")}/` : path.replace(/(\.test)?\.\w+$/, ".");
}

/** Files that differ from where this branch left `since`, committed or not, and those that git does not know yet. */
export function changedFiles(root: string, since: string): string[] {
	const git = (...args: string[]): string => execFileSync("git", args, { cwd: root, encoding: "utf8" });
	const base = git("merge-base", since, "HEAD").trim();
	const listed = git("diff", "--name-only", base) + git("ls-files", "--others", "--exclude-standard");
	return listed.split("\n").filter(Boolean);
}

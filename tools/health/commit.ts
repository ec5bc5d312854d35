import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Calls `use` with the files of a commit, in a folder that is removed afterwards, and with their paths. */
export async function withCommit<Result>(
	root: string,
	revision: string,
	use: (folder: string, paths: readonly string[]) => Promise<Result>,
): Promise<Result> {
	const paths = filesOf(root, revision);
	const folder = mkdtempSync(join(tmpdir(), "baize-health-"));
	try {
		const archive = execFileSync("git", ["archive", revision], { cwd: root, maxBuffer: 1 << 30 });
		execFileSync("tar", ["-x", "-C", folder], { input: archive });
		return await use(folder, paths);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

function filesOf(root: string, revision: string): string[] {
	const args = ["ls-tree", "-r", "--name-only", revision];
	const listed = execFileSync("git", args, {
		cwd: root,
		encoding: "utf8",
		maxBuffer: 1 << 26,
		stdio: ["ignore", "pipe", "pipe"],
	});
	return listed.split("\n").filter(Boolean);
}

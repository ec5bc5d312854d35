import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

export type SourceFile = { path: string; text: string; lines: number };

/** Every file that git tracks or would add. */
export function trackedFiles(root: string): string[] {
	const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
		cwd: root,
		encoding: "utf8",
		maxBuffer: 1 << 26,
	});
	return listed.split("\n").filter(Boolean);
}

/** Every source file among them. */
export function sourceFiles(root: string): SourceFile[] {
	return trackedFiles(root)
		.filter((path) => /\.(ts|tsx|sql|css|mjs)$/.test(path))
		.flatMap((path) => readSource(root, path));
}

function readSource(root: string, path: string): SourceFile[] {
	try {
		const text = readFileSync(`${root}/${path}`, "utf8");
		return [{ path, text, lines: text.split("\n").length - 1 }];
	} catch {
		return [];
	}
}

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";

const NODE_MODULES = fileURLToPath(new URL("../../node_modules", import.meta.url));

/** Builds a small site of these files for the browser, as the site is built; the entry is named. */
export async function buildFixture(
	files: Readonly<Record<string, string>>,
	entry: string,
	plugins: Plugin[],
): Promise<Rolldown.OutputChunk[]> {
	const root = mkdtempSync(join(tmpdir(), "pages-"));
	try {
		for (const [path, text] of Object.entries({ "package.json": '{"type":"module","sideEffects":false}', ...files })) {
			mkdirSync(dirname(join(root, path)), { recursive: true });
			writeFileSync(join(root, path), text);
		}
		symlinkSync(NODE_MODULES, join(root, "node_modules"));
		const built = await build({
			root,
			configFile: false,
			logLevel: "silent",
			plugins,
			build: {
				write: false,
				minify: false,
				rolldownOptions: { input: join(root, entry), preserveEntrySignatures: "strict" },
			},
		});
		const { output } = built as Rolldown.RolldownOutput;
		return output.filter((each) => each.type === "chunk");
	} finally {
		rmSync(root, { recursive: true });
	}
}

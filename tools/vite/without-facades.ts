import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { type Facade, facadeIn, membersOf } from "./facade.ts";

const OWN_CODE = readFileSync(import.meta.filename, "utf8");

/**
 * What is imported while the page is open stands in the script of its group, and the bundler makes a second script that
 * passes it on. This imports from the group itself, which is one request less for each such part. Routes remain as they
 * are: the router asks for them by their addresses.
 */
export function withoutFacades(): Plugin {
	return {
		name: "without-facades",
		enforce: "post",
		applyToEnvironment: (environment) => environment.name === "client",
		// Browsers keep a file for ever by its name, so the name depends on what is done here too.
		augmentChunkHash: () => OWN_CODE,
		generateBundle(_options, bundle) {
			const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
			const facades = facadesAmong(chunks);
			for (const chunk of chunks)
				if (!facades.has(basename(chunk.fileName))) chunk.code = importingWholes(chunk.code, facades);
			for (const chunk of chunks) if (facades.has(basename(chunk.fileName))) delete bundle[chunk.fileName];
		},
	};
}

function facadesAmong(chunks: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, Facade> {
	const imported = new Set(chunks.flatMap(({ imports }) => imports));
	return new Map(
		chunks
			.filter(({ isDynamicEntry, isEntry, fileName }) => isDynamicEntry && !isEntry && !imported.has(fileName))
			.flatMap(({ fileName, code }) => {
				const facade = facadeIn(code);
				return facade ? [[basename(fileName), facade] as const] : [];
			}),
	);
}

const IMPORT = /import\([`"']\.\/([\w.-]+)[`"']\)/g;
/** The files that an import waits for. */
const NEEDED = /(?<=["']assets\/)([\w.-]+)(?=["'])/g;

/** The code with each import of a facade replaced by one of the script that the facade passes on. */
export function importingWholes(code: string, facades: ReadonlyMap<string, Facade>): string {
	return code
		.replaceAll(IMPORT, (whole, file: string) => {
			const facade = facades.get(file);
			return facade ? `import("./${facade.of}").then(e=>(${membersOf(facade, "e")}))` : whole;
		})
		.replaceAll(NEEDED, (file) => facades.get(file)?.of ?? file);
}

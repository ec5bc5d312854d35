import { fileURLToPath } from "node:url";
import type { Plugin, Rollup } from "vite";

const HELPER = /^\0vite\/preload-helper\.js$/;
const OURS = fileURLToPath(new URL("../../apps/site/app/frame/scripts/import-fetched.ts", import.meta.url));

/**
 * Vite wraps each dynamic import in its own preload function; this plugin replaces that function. The replacement does
 * not load styles: the site's styles are one file that every page names, and the router loads those of a route. The
 * build fails if a dynamically imported part has styles of its own.
 */
export function importFetched(): Plugin {
	let isReplaced = false;
	return {
		name: "import-fetched",
		applyToEnvironment: (environment) => environment.name === "client",
		transform: {
			filter: { id: HELPER },
			handler() {
				isReplaced = true;
				return { code: `export { importFetched as __vitePreload } from ${JSON.stringify(OURS)};`, map: null };
			},
		},
		generateBundle(_options, bundle) {
			if (!isReplaced) this.error("Vite's preloading was not found: look at it anew");
			const styled = styledLater(bundle);
			if (styled) this.error(`${styled} has styles of its own, which nothing would load`);
		},
	};
}

/** The parts that a press requests, by the script that does: they are shown by a route, which brings their styles. */
const SHOWN_BY: Partial<Record<string, string>> = { "card-parts": "game" };

/**
 * A file that comes with a part that is imported while the page is open, and has styles that came with nothing before:
 * neither with what imports the part nor with what that needs.
 */
function styledLater(bundle: Rollup.OutputBundle): string | undefined {
	const chunks = new Map(
		Object.values(bundle).flatMap((it) => (it.type === "chunk" ? [[it.fileName, it] as const] : [])),
	);
	for (const { fileName, name, dynamicImports } of chunks.values()) {
		const route = [...chunks.values()].find((chunk) => chunk.name === SHOWN_BY[name]);
		const before = withImports([fileName, ...(route ? [route.fileName] : [])], chunks);
		const later = withImports(
			dynamicImports.filter((part) => !chunks.get(part)?.isEntry),
			chunks,
		).difference(before);
		for (const file of later) if (chunks.get(file)?.viteMetadata?.importedCss.size) return file;
	}
	return undefined;
}

function withImports(files: readonly string[], chunks: ReadonlyMap<string, Rollup.OutputChunk>): Set<string> {
	const found = new Set(files);
	for (const file of found) for (const needed of chunks.get(file)?.imports ?? []) found.add(needed);
	return found;
}

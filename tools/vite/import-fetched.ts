import { fileURLToPath } from "node:url";
import type { Plugin, Rollup } from "vite";

const HELPER = "\0vite/preload-helper.js";
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
		transform(_code, id) {
			if (id !== HELPER) return;
			isReplaced = true;
			return { code: `export { importFetched as __vitePreload } from ${JSON.stringify(OURS)};`, map: null };
		},
		generateBundle(_options, bundle) {
			if (!isReplaced) this.error("Vite's preloading was not found: look at it anew");
			const styled = importedLater(bundle).find(({ viteMetadata }) => viteMetadata?.importedCss.size);
			if (styled) this.error(`${styled.fileName} has styles of its own, which nothing would load`);
		},
	};
}

/**
 * The parts that are imported while the page is open, with all their dependencies. Routes are entries and not included.
 */
function importedLater(bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
	const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
	const found = new Set(chunks.filter(({ isDynamicEntry, isEntry }) => isDynamicEntry && !isEntry));
	for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
	return [...found];
}

import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js";
const OURS = fileURLToPath(new URL("../../apps/site/app/frame/import-fetched.ts", import.meta.url));

/**
 * Vite has whatever a part of the page needs preloaded while the part is imported, by a function of its own; ours takes its
 * place. It knows no styles, for the site's are one file that every page names: a part with styles of its own fails the build.
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
			for (const output of Object.values(bundle))
				if (output.type === "chunk" && output.viteMetadata?.importedCss.size)
					this.error(`${output.fileName} has styles of its own, which nothing would load`);
		},
	};
}

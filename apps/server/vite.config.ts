import { dirname, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { defineConfig, type Plugin } from "vite";

const ROOT = new URL("../..", import.meta.url).pathname;

/**
 * Modules find the files beside them (migrations, threads) by their own addresses. In one file all would have the address
 * of that file, so each keeps its own as a text. A comment at the end of each part names its source, for the traces of
 * errors.
 */
const ownAddresses: Plugin = {
	name: "own-addresses",
	enforce: "pre",
	transform: {
		filter: { id: /\.ts$/ },
		handler(code, id) {
			const own = code
				.replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href))
				.replaceAll("import.meta.dirname", JSON.stringify(dirname(id)));
			if (own.includes("import.meta.")) this.error("only import.meta.url and import.meta.dirname are known here");
			return `${own}\n//! end of ${relative(ROOT, id)}\n`;
		},
	},
};

/** Our own modules as one file. Packages from outside stay where they are. */
export default defineConfig({
	plugins: [ownAddresses],
	ssr: { noExternal: /^@baize\// },
	build: { ssr: "site.ts", outDir: "build", emptyOutDir: true, target: "esnext", minify: false },
});

import { createRequire } from "node:module";
import { defineConfig, type Plugin } from "vite";
import { houseWalls } from "../../tools/vite/house-walls.ts";

const REACT_ADMIN = createRequire(import.meta.url).resolve("react-admin");
const SHARED = /^(react-router|ra-core)(\/|$)/;

/** react-admin's parts must share one copy of what holds their contexts: the one that react-admin itself finds. */
const oneCopy: Plugin = {
	name: "one-copy",
	enforce: "pre",
	resolveId(source, importer) {
		if (SHARED.test(source) && importer) return this.resolve(source, REACT_ADMIN, { skipSelf: true });
	},
};

/** `__NONCE__` stands wherever the server puts the page's nonce. */
export default defineConfig({
	plugins: [oneCopy, houseWalls()],
	html: { cspNonce: "__NONCE__" },
	build: {
		outDir: "build",
		emptyOutDir: true,
		target: "es2022",
		assetsInlineLimit: 0,
		chunkSizeWarningLimit: 2_000,
		rolldownOptions: { checks: { moduleLevelDirective: false } },
	},
});

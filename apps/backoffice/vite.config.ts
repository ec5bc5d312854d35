import { createRequire } from "node:module";
import { defineConfig, type Plugin } from "vite";
import { compiledRules } from "../../tools/vite/compiled-rules.ts";
import { pageCalls } from "../../tools/vite/page-calls.ts";
import { serverImportGuard } from "../../tools/vite/server-import-guard.ts";

const REACT_ADMIN = createRequire(import.meta.url).resolve("react-admin");
const SHARED = /^(react-router|ra-core)(\/|$)/;

/**
 * react-admin's packages must share one copy of the packages with their contexts: the one that react-admin resolves.
 */
const oneCopy: Plugin = {
	name: "one-copy",
	enforce: "pre",
	resolveId: {
		filter: { id: SHARED },
		handler(source, importer) {
			if (importer) return this.resolve(source, REACT_ADMIN, { skipSelf: true });
		},
	},
};

/** The server replaces `__NONCE__` by the page's nonce. */
export default defineConfig({
	plugins: [oneCopy, pageCalls("role"), compiledRules(), serverImportGuard()],
	html: { cspNonce: "__NONCE__" },
	build: {
		outDir: "build",
		emptyOutDir: true,
		target: "es2022",
		assetsInlineLimit: 0,
		reportCompressedSize: false,
		chunkSizeWarningLimit: 2_000,
		rolldownOptions: { checks: { moduleLevelDirective: false } },
	},
});

import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { compiledRules } from "../../tools/vite/compiled-rules.ts";
import { icuTexts, textFileName } from "../../tools/vite/icu-texts.ts";
import { importFetched } from "../../tools/vite/import-fetched.ts";
import { joinedTexts } from "../../tools/vite/joined-texts.ts";
import { lateScripts } from "../../tools/vite/late-scripts.ts";
import { lobbyStyles } from "../../tools/vite/lobby-styles.ts";
import { mergedEntries } from "../../tools/vite/merged-entries.ts";
import { pageCalls } from "../../tools/vite/page-calls.ts";
import { scriptGroups } from "../../tools/vite/script-groups.ts";
import { serverImportGuard } from "../../tools/vite/server-import-guard.ts";
import { serviceWorker } from "../../tools/vite/service-worker.ts";
import { textsAtOnce } from "../../tools/vite/texts-at-once.ts";
import { withoutFacades } from "../../tools/vite/without-facades.ts";

/** The context must be one object for the server and for what it renders, so the rendering build keeps it external. */
const SHARED_WITH_SERVER = ["@baize/platform-web/context"];

export default defineConfig({
	plugins: [
		icuTexts(),
		textsAtOnce(),
		lateScripts(),
		lobbyStyles(),
		pageCalls(),
		compiledRules(),
		importFetched(),
		withoutFacades(),
		mergedEntries(),
		joinedTexts(),
		serverImportGuard(),
		serviceWorker(),
		tailwindcss(),
		reactRouter(),
	],
	build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 700, reportCompressedSize: false },
	environments: {
		client: {
			build: {
				rolldownOptions: {
					// Paths, and other constants, stand where they are used: no script loads the table of them.
					optimization: { inlineConst: true },
					// What is only spread into a schema that no page has is left out: reading a constant does nothing else here.
					treeshake: { propertyReadSideEffects: false },
					output: {
						chunkFileNames: (chunk) => textFileName(chunk) ?? "assets/[name]-[hash].js",
						codeSplitting: { groups: scriptGroups },
					},
				},
			},
		},
		ssr: { build: { rolldownOptions: { external: SHARED_WITH_SERVER } } },
	},
	ssr: { external: SHARED_WITH_SERVER },
});

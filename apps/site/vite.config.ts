import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { compiledRules } from "../../tools/vite/compiled-rules.ts";
import { icuTexts, textFileName } from "../../tools/vite/icu-texts.ts";
import { importFetched } from "../../tools/vite/import-fetched.ts";
import { lateScripts } from "../../tools/vite/late-scripts.ts";
import { pageCalls } from "../../tools/vite/page-calls.ts";
import { serverImportGuard } from "../../tools/vite/server-import-guard.ts";
import { serviceWorker } from "../../tools/vite/service-worker.ts";

/** The context must be one object for the server and for what it renders, so the rendering build keeps it external. */
const SHARED_WITH_SERVER = ["@baize/platform-web/context"];

/**
 * Our code and the router's that every page needs in one file, what the lobby also needs in another, forms in a third,
 * and what a login decides in a fourth: many small files compress badly and are requested one by one. Other components
 * load with the screens that use them.
 */
const EVERY_PAGE =
	/\/(node_modules\/(react|react-dom|react-router|scheduler)\/|app\/(root|routes\/layout)\.tsx|platform\/web\/(i18n|page|icons)\/|platform\/web\/components\/\w+\/(Button|focus-keys|Icon|IconButton|lazy-part|Notice|Toasts|toast-store|toast-after-load)\.|apps\/site\/app\/frame\/(links\/|scripts\/)?(BackButton|BottomBar|channels|early-press|Footer|Frame|Header|import-fetched|last-page|plain-links|Alternates)\.|domains\/catalogue\/web\/LateMark\.|icu-minify\/|kernel\/(locale|check)\/)/;
const LOBBY =
	/\/(platform\/web\/components\/\w+\/(Badge|GameCard|Hero|Picture|Rail)\.|domains\/(lobby\/web|content\/web\/menu|catalogue\/web\/card)\/(?!Football|Race|RowHead|use-kick-off)[\w-]+\.tsx?$|app\/frame\/lobby\/LobbyView\.)/;

const LOGIN =
	/\/domains\/identity\/(contract\/login\/login-(calls|errors|step)|web\/login\/(login-cause|remembered|signed-by-passkey))\./;

const FORMS =
	/\/(platform\/web\/components\/\w+\/(Choices|Field|Form|Panel|TextField)\.|platform\/web\/reads\/(call-api|texts|use-body-rules|use-call|use-error-text)\.|kernel\/call\/index\.)/;

/** Each path stands where it is used; the table of all is for what looks a page up by its address, which loads late. */
const ALL_PATHS = /\/platform\/paths\/pages\.ts$/;

export default defineConfig({
	plugins: [
		icuTexts(),
		lateScripts(),
		pageCalls(),
		compiledRules(),
		importFetched(),
		serverImportGuard(),
		serviceWorker(),
		tailwindcss(),
		reactRouter(),
	],
	build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
	environments: {
		client: {
			build: {
				rolldownOptions: {
					// Paths, and other constants, stand where they are used: no script loads the table of them.
					optimization: { inlineConst: true },
					output: {
						chunkFileNames: (chunk) => textFileName(chunk) ?? "assets/[name]-[hash].js",
						codeSplitting: {
							groups: [
								{ name: "all-paths", test: ALL_PATHS, priority: 1 },
								{ name: "every-page", test: EVERY_PAGE },
								{ name: "lobby-page", test: LOBBY },
								{ name: "forms", test: FORMS },
								{ name: "logging-in", test: LOGIN },
							],
						},
					},
				},
			},
		},
		ssr: { build: { rolldownOptions: { external: SHARED_WITH_SERVER } } },
	},
	ssr: { external: SHARED_WITH_SERVER },
});

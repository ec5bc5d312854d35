import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { houseWalls } from "../../tools/vite/house-walls.ts";
import { icuTexts } from "../../tools/vite/icu-texts.ts";

/** The context must be one object for the server and for what it renders, so the rendering build leaves it outside. */
const SHARED_WITH_SERVER = ["@baize/platform-web/context"];

/**
 * What every first page needs of ours, in one file: many small ones compress badly and are asked for one by one.
 * The rest of the components come with the screens that use them.
 */
const FIRST_PAGE =
	/\/(platform\/web\/(i18n|house|icons)\/|platform\/web\/components\/(Badge|Button|Countdown|focus-keys|GameCard|Hero|Icon|IconButton|Picture|PillBar|Rail|Toasts|toast-store|toast-after-load)\.|apps\/site\/app\/frame\/(BottomBar|channels|early-press|Footer|Frame|Header|plain-links|Alternates)\.|domains\/(lobby|content|catalogue)\/web\/(?!SearchOverlay|Category|ContentPage|Live|Blocks|use-game-search)[\w-]+\.tsx?$|icu-minify\/|kernel\/(locale|check)\/)/;

export default defineConfig({
	plugins: [icuTexts(), houseWalls(), tailwindcss(), reactRouter()],
	build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
	environments: {
		client: {
			build: {
				rolldownOptions: { output: { advancedChunks: { groups: [{ name: "first-page", test: FIRST_PAGE }] } } },
			},
		},
		ssr: { build: { rolldownOptions: { external: SHARED_WITH_SERVER } } },
	},
	ssr: { external: SHARED_WITH_SERVER },
});

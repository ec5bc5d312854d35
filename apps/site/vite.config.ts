import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { houseWalls } from "../../tools/vite/house-walls.ts";
import { icuTexts } from "../../tools/vite/icu-texts.ts";
import { noSchemas } from "../../tools/vite/no-schemas.ts";

/** The context must be one object for the server and for what it renders, so the rendering build leaves it outside. */
const SHARED_WITH_SERVER = ["@baize/platform-web/context"];

/**
 * What every page needs of ours, in one file, and what the lobby needs beside it in another: many small ones compress
 * badly and are asked for one by one. The rest of the components come with the screens that use them.
 */
const EVERY_PAGE =
	/\/(platform\/web\/(i18n|house|icons)\/|platform\/web\/components\/(Badge|Button|Icon|IconButton|Notice|Toasts|toast-store|toast-after-load)\.|apps\/site\/app\/frame\/(BottomBar|channels|early-press|Footer|Frame|Header|last-page|plain-links|Alternates)\.|icu-minify\/|kernel\/(locale|check)\/)/;
const LOBBY =
	/\/(platform\/web\/components\/(GameCard|Hero|Picture|PillBar|Rail)\.|domains\/(lobby|content|catalogue)\/web\/(?!SearchOverlay|Category|ContentPage|Blocks|use-game-search)[\w-]+\.tsx?$)/;

const CHUNKS = [
	{ name: "first-page", test: EVERY_PAGE },
	{ name: "lobby-page", test: LOBBY },
];

export default defineConfig({
	plugins: [icuTexts(), houseWalls(), noSchemas(), tailwindcss(), reactRouter()],
	build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
	environments: {
		client: {
			build: {
				rolldownOptions: { output: { advancedChunks: { groups: CHUNKS } } },
			},
		},
		ssr: { build: { rolldownOptions: { external: SHARED_WITH_SERVER } } },
	},
	ssr: { external: SHARED_WITH_SERVER },
});

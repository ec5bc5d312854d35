import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { houseWalls } from "../../tools/vite/house-walls.ts";
import { icuTexts } from "../../tools/vite/icu-texts.ts";

/** The context must be one object for the server and for what it renders, so the rendering build leaves it outside. */
const SHARED_WITH_SERVER = ["@baize/platform-web/context"];

export default defineConfig({
	plugins: [icuTexts(), houseWalls(), tailwindcss(), reactRouter()],
	resolve: { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
	build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
	ssr: { noExternal: ["use-intl"], external: SHARED_WITH_SERVER },
	environments: { ssr: { build: { rolldownOptions: { external: SHARED_WITH_SERVER } } } },
});

import { defineConfig } from "vite";

/**
 * The application is built apart from the site, with nothing of its router and its components. Its page has no nonce and
 * its policy allows only its own files, so nothing may be written into the page: neither scripts nor styles.
 */
export default defineConfig({
	base: "/legacy/",
	build: {
		outDir: "build",
		emptyOutDir: true,
		target: "es2022",
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
	},
});

import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		globalSetup: ["testing/global-setup.ts"],
		include: ["{kernel,engines,platform,games,domains,apps,testing,tools}/**/*.test.{ts,tsx}"],
		exclude: ["**/node_modules/**", "**/build/**"],
		testTimeout: 20_000,
		hookTimeout: 60_000,
		maxWorkers: 2,
	},
});

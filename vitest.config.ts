import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		globalSetup: ["testing/global-setup.ts"],
		include: ["{kernel,engines,platform,games,domains,apps,testing,tools}/**/*.test.{ts,tsx}"],
		exclude: ["**/node_modules/**", "**/build/**"],
		testTimeout: 20_000,
		hookTimeout: 60_000,
		// One more than the two cores that these tests are made for: half of their time they wait for the database.
		maxWorkers: 3,
		// Test files of one process share the modules that they import: to load them for each file anew took a third of the
		// time of all tests.
		isolate: false,
		setupFiles: ["testing/undo-stubs.ts", "testing/patient-waits.ts", "testing/drop-databases.ts"],
	},
});

import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { freePort } from "./tools/bench/processes.ts";
import { BROWSER_FLAGS, findBrowser } from "./tools/browser/index.ts";

// A house has one clock, and some walks move it: walks at the same time each have a house of their own.
const HOUSES = Math.min(2, availableParallelism());
// Chosen once, the site's and the back office's of each house; the browsers' processes read this file again and find them
// in their environment.
process.env.WALK_PORTS ??= (await Promise.all(Array.from({ length: 2 * HOUSES }, freePort))).join(" ");
const ports = process.env.WALK_PORTS.split(" ");
const houses = Array.from({ length: HOUSES }, (_, index) => ({
	port: ports[2 * index],
	officePort: ports[2 * index + 1],
}));
const own = houses[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
process.env.WALK_URL = `http://localhost:${own?.port}`;
process.env.WALK_OFFICE_URL = `http://localhost:${own?.officePort}`;
const executablePath = await findBrowser();

/** The walks: a person's visits in a real browser, on a phone and at a desk, against the built site. */
export default defineConfig({
	testDir: "walks",
	forbidOnly: Boolean(process.env.CI),
	workers: HOUSES,
	// CI machines stall; a walk that fails there is walked again, and reported as flaky where it then succeeds.
	retries: process.env.CI ? 2 : 0,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	reporter: [["line"]],
	use: {
		baseURL: process.env.WALK_URL,
		browserName: "chromium",
		launchOptions: { executablePath, args: BROWSER_FLAGS },
		locale: "en-GB",
		colorScheme: "dark",
		trace: "off",
	},
	projects: [
		{
			name: "phone",
			// It has no keyboard to go by.
			testIgnore: "keyboard.spec.ts",
			use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
		},
		{
			name: "desk",
			// It has room for it.
			testIgnore: "large-writing.spec.ts",
			use: { viewport: { width: 1280, height: 900 } },
		},
	],
	webServer: houses.map(({ port = "", officePort = "" }) => ({
		command: "node tools/walk-server.ts",
		url: `http://localhost:${port}/health/ready`,
		env: { PORT: port, OFFICE_PORT: officePort },
		timeout: 120_000,
		gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
	})),
});

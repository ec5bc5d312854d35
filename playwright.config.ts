import { defineConfig } from "@playwright/test";
import { freePort } from "./tools/bench/processes.ts";
import { BROWSER_FLAGS, findBrowser } from "./tools/browser/index.ts";

// Chosen once; the browsers' processes read this file again and find it in their environment.
process.env.WALK_PORT ??= String(await freePort());
const PORT = Number(process.env.WALK_PORT);
const executablePath = await findBrowser();

/** The walks: a person's visits in a real browser, on a phone and at a desk, against the built site. */
export default defineConfig({
	testDir: "walks",
	forbidOnly: Boolean(process.env.CI),
	// The house has one clock, and some walks move it: they must not meet others.
	workers: 1,
	// CI machines stall; a walk that fails there is walked again, and reported as flaky where it then succeeds.
	retries: process.env.CI ? 2 : 0,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	reporter: [["line"]],
	use: {
		baseURL: `http://localhost:${PORT}`,
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
		{ name: "desk", use: { viewport: { width: 1280, height: 900 } } },
	],
	webServer: {
		command: "node tools/walk-server.ts",
		url: `http://localhost:${PORT}/health/ready`,
		env: { PORT: String(PORT) },
		timeout: 120_000,
		gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
	},
});

import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { DESK, PHONE } from "./e2e/support/sizes.ts";
import { freePort } from "./tools/bench/processes.ts";
import { BROWSER_FLAGS, findBrowser } from "./tools/browser/index.ts";

// A site has one clock, and some tests move it. So each parallel worker has a site of its own.
const SITES = Math.min(2, availableParallelism());
// The ports are chosen once: for each site one for players and one for the back office. The browsers' processes read
// this file again and find the ports in their environment.
process.env.E2E_PORTS ??= (await Promise.all(Array.from({ length: 2 * SITES }, freePort))).join(" ");
const ports = process.env.E2E_PORTS.split(" ");
const sites = Array.from({ length: SITES }, (_, index) => ({
	port: ports[2 * index],
	officePort: ports[2 * index + 1],
}));
const own = sites[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
process.env.E2E_URL = `http://localhost:${own?.port}`;
process.env.E2E_OFFICE_URL = `http://localhost:${own?.officePort}`;
const executablePath = findBrowser();

/** The end-to-end tests: complete visits in a real browser, on a phone and on a desktop, against the built site. */
export default defineConfig({
	testDir: "e2e",
	forbidOnly: Boolean(process.env.CI),
	workers: SITES,
	// A test that passes only when it is run again hides a fault of the site or its own.
	retries: 0,
	// Limits for a journey that hangs, the same for all. A machine that is slow for a moment is no fault of the site, so
	// they are long.
	timeout: 360_000,
	expect: { timeout: 20_000 },
	// Without a terminal the errors stand together at the end, where a shortened log keeps them.
	reporter: [[process.stdout.isTTY ? "line" : "dot"]],
	use: {
		baseURL: process.env.E2E_URL,
		browserName: "chromium",
		// All pages of a context run in one process, whose scripts are compiled already.
		launchOptions: { executablePath, args: [...BROWSER_FLAGS, "--renderer-process-limit=1"] },
		locale: "en-GB",
		colorScheme: "dark",
		// Requests of a service worker pass by the tests that intercept some; offline.spec.ts allows it.
		serviceWorkers: "block",
		trace: "off",
	},
	projects: [
		{
			name: "phone",
			grepInvert: new RegExp(DESK),
			use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
		},
		{
			name: "desk",
			grepInvert: new RegExp(PHONE),
			use: { viewport: { width: 1280, height: 900 } },
		},
	],
	webServer: sites.map(({ port = "", officePort = "" }) => ({
		command: "node tools/e2e-server.ts",
		url: `http://localhost:${port}/health/ready`,
		env: { PORT: port, OFFICE_PORT: officePort },
		timeout: 120_000,
		gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
	})),
});

import { existsSync, globSync } from "node:fs";
import { dirname } from "node:path";
import type { KnipConfig } from "knip";

/** Domains whose texts no page of the site opens. The back office shows them; `tools/tidy` reads all languages. */
const withoutPages = globSync("domains/*/web/texts")
	.map(dirname)
	.filter((web) => !existsSync(`${web}/texts.ts`))
	.map(dirname);

/**
 * Files, exports and dependencies without a use are deleted. Only what is used in a way that cannot be read from the
 * imports is listed here, with its reason.
 */
const config: KnipConfig = {
	// A type that stands in an exported signature keeps its name, also where it has no importer.
	ignoreExportsUsedInFile: { interface: true, type: true },
	workspaces: {
		".": {
			entry: [
				"e2e/**/*.spec.ts",
				"tools/*/main.ts",
				// Started as processes of their own.
				"tools/check/*.ts",
				"tools/bench/baseline-process.ts",
				// The one is named by the other, in place of the site's own.
				"tools/bench/large/{site,facts}.ts",
				"tools/passwords.ts",
				"tools/{art,icons}.ts",
			],
			project: ["{e2e,tools}/**/*.{ts,css}", "*.ts"],
			ignoreDependencies: [
				// The parser that tools/modules/import-rules.ts names.
				"@swc/core",
				// The build of the site looks for it in package.json.
				"@react-router/node",
				// tools/browser unpacks it in a process of its own.
				"@sparticuz/chromium",
			],
			// A tool of the machine that `npm run security` uses where it is installed.
			ignoreBinaries: ["sqlmap"],
		},
		// The service worker is built by itself.
		"apps/site": { entry: ["app/offline/worker/main.ts"] },
		// They use Vite alone; the checker takes them for apps of React Router, because the packages stand in the root.
		"apps/backoffice": { "react-router": false },
		"apps/legacy": { "react-router": false },
		// The module that starts the site is chosen at the start.
		"apps/server": { "react-router": false, entry: ["site.ts"] },
		...Object.fromEntries(withoutPages.map((domain) => [domain, { entry: ["web/texts/*.ts"] }])),
	},
};

export default config;

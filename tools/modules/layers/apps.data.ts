import type { App } from "../module.ts";

/** The top layer, which constructs everything. */
export const APPS: readonly App[] = [
	{
		folder: "apps/server",
		opens: "module",
		// The composition fills the lobby with the rows of domains that do not know each other, so it has no module of its own.
		imports: ["kernel", "platform-paths", "platform-server", "platform-web", "lobby"],
		testImports: ["testing"],
	},
	{
		folder: "apps/site",
		uses: "web",
		imports: ["kernel", "platform-paths", "platform-web"],
		testImports: [],
	},
	{
		folder: "apps/legacy",
		imports: ["kernel", "platform-web", "legacy"],
		testImports: [],
	},
	{
		folder: "apps/backoffice",
		opens: "backoffice",
		imports: ["platform-web", "platform-backoffice"],
		testImports: [],
	},
	{
		folder: "apps/simulator",
		imports: ["kernel", "engines", "games"],
		testImports: [],
	},
];

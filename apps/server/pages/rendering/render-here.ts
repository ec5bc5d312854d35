import type { Log } from "@baize/platform-server";
import type { ServerBuild } from "react-router";
import { logPageError } from "./log-page-error.ts";
import { routerHandler } from "./page-handlers.ts";
import type { PageRenderer } from "./page-work.ts";
import { renderPage } from "./render-page.ts";

/** Renders pages of a build under development, in this thread. */
export const renderHere = (getBuild: () => Promise<ServerBuild>, log: Log): PageRenderer => ({
	async render(work, call) {
		const handler = routerHandler(await getBuild(), "development");
		return renderPage(
			() => handler,
			work,
			call,
			(trace) => logPageError(log, work.url, trace),
		);
	},
	async close() {},
});

import { pageContext } from "@baize/platform-web/context";
import { RouterContextProvider } from "react-router";
import { gapsIn } from "../page-bytes.ts";
import type { CachedPage } from "../page-cache.ts";
import type { PageHandler } from "./page-handlers.ts";
import type { CallByName, PageFacts, PageWork, Report } from "./page-work.ts";

/** Renders one page, or data requested between two pages. */
export async function renderPage(
	handlerFor: (pathname: string) => PageHandler,
	work: PageWork,
	call: CallByName,
	report: Report,
): Promise<CachedPage> {
	const url = new URL(work.url);
	const page = await handlerFor(url.pathname)({ method: work.method, url }, contextOf(work.facts, call, report));
	return { ...page, gaps: gapsIn(page.bytes, work.facts.nonce) };
}

function contextOf({ cookies, ...facts }: PageFacts, call: CallByName, report: Report): RouterContextProvider {
	const context = new RouterContextProvider();
	context.set(pageContext, {
		...facts,
		cookie: (name) => cookies[name],
		call: (spec, input) => call(spec.name, input) as never,
		report: (error) => report((error instanceof Error && error.stack) || String(error)),
	});
	return context;
}

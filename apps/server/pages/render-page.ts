import { houseContext } from "@baize/platform-web/context";
import { RouterContextProvider } from "react-router";
import { type CachedPage, splitAtNonce } from "./page-cache.ts";
import type { PageHandler } from "./page-handlers.ts";
import type { CallByName, PageFacts, PageWork } from "./page-work.ts";

const RENDERED_PAGE = Symbol.for("baize.rendered-page");

/** Renders one page, or what the browser asks for between two. */
export async function renderPage(
	handlerFor: (pathname: string) => PageHandler,
	{ method, url, facts }: PageWork,
	call: CallByName,
): Promise<CachedPage> {
	const handler = handlerFor(new URL(url).pathname);
	const response = await handler(new Request(url, { method }), contextOf(facts, call));
	const html = (response as unknown as Record<symbol, string>)[RENDERED_PAGE] ?? (await response.text());
	return splitAtNonce(html, facts.nonce, response.status, [...response.headers]);
}

function contextOf({ cookies, ...facts }: PageFacts, call: CallByName): RouterContextProvider {
	const context = new RouterContextProvider();
	context.set(houseContext, {
		...facts,
		cookie: (name) => cookies[name],
		call: (spec, input) => call(spec.name, input) as never,
	});
	return context;
}

import { pageContext } from "@baize/platform-web/context";
import {
	type EntryContext,
	matchRoutes,
	type RouteObject,
	type RouterContextProvider,
	type ServerBuild,
} from "react-router";
import { bytesOf } from "../page-bytes.ts";
import type { PageRequest, RenderedPage } from "../rendering/page-work.ts";
import type { PayloadWriter } from "./hydration-payload.ts";

type Match = NonNullable<ReturnType<typeof matchRoutes>>[number];
type Loader = (args: object) => unknown;
type Module = { loader?: Loader; middleware?: unknown; headers?: unknown };

/** The additional exports of the pages' build, besides the router's. */
type OwnEntry = {
	pageText(entry: EntryContext, url: string, nonce: string, handOff: string, formOf: (html: string) => string): string;
};

/** Answers a page whose loaders all return plain data; undefined for any other, which the router answers. */
export type DirectRenders = (request: PageRequest, context: RouterContextProvider) => Promise<RenderedPage | undefined>;

/**
 * The direct render of most pages, without the router's handling of refusals, redirects, streams and submissions. It
 * gives the same input to the same renderer, which a test verifies; only the query stays as it was typed, as the
 * browser has it, where the router would rewrite it.
 */
export function directRenders(build: ServerBuild, tree: RouteObject[], handOffOf: PayloadWriter): DirectRenders {
	const { pageText } = build.entry.module as unknown as OwnEntry;
	const matchesOf = rememberedMatches(tree);
	const modules = Object.fromEntries(Object.values(build.routes).map((route) => [route?.id ?? "", route?.module]));
	const { basename = "/", future, routeDiscovery, ssr, isSpaMode } = build;
	const serverHandoffString = JSON.stringify({ basename, future, routeDiscovery, ssr, isSpaMode });
	const isPlain = (Object.values(modules) as Module[]).every(({ middleware, headers }) => !middleware && !headers);

	async function loaded(matches: Match[], url: URL, context: object): Promise<Record<string, unknown>> {
		const args = { context, params: matches[0]?.params, url };
		const found = matches.flatMap(({ route: { id = "" } }) => {
			const { loader } = modules[id] as Module;
			return loader ? [[id, loader] as const] : [];
		});
		const data = await Promise.all(found.map(([, loader]) => loader(args)));
		return Object.fromEntries(found.map(([id], index) => [id, data[index]]));
	}

	function entryOf(url: URL, matches: Match[], loaderData: Record<string, unknown>): EntryContext {
		const staticHandlerContext = {
			basename,
			location: { pathname: url.pathname, search: url.search, hash: "", state: null, key: "default" },
			matches,
			loaderData,
			actionData: null,
			errors: null,
			statusCode: 200,
			loaderHeaders: {},
			actionHeaders: {},
			_match: matchesOf,
		};
		return {
			manifest: build.assets,
			routeModules: modules,
			staticHandlerContext,
			serverHandoffString,
			renderMeta: {},
			future,
			ssr,
			routeDiscovery,
			isSpaMode,
			serializeError: () => undefined,
		} as unknown as EntryContext;
	}

	return async ({ method, url }, context) => {
		const matches = isPlain && method === "GET" ? matchesOf(url.pathname) : null;
		if (!matches) return undefined;
		try {
			const loaderData = await loaded(matches, url, context);
			const handOff = handOffOf({ loaderData, actionData: null, errors: null });
			const { nonce } = context.get(pageContext);
			const bytes = pageText(entryOf(url, matches, loaderData), url.href, nonce, handOff, bytesOf);
			return { status: 200, headers: [["content-type", "text/html; charset=utf-8"]], bytes };
		} catch {
			// The router handles the error again, properly.
			return undefined;
		}
	};
}

const MAX_PATHS = 2_000;

/** The router compiles every route again whenever it matches a path. */
function rememberedMatches(tree: RouteObject[]): (path: string) => Match[] | null {
	const known = new Map<string, Match[] | null>();
	return (path) => {
		const found = known.get(path);
		if (found !== undefined) return found;
		if (known.size >= MAX_PATHS) known.clear();
		const matches = matchRoutes(tree, path);
		known.set(path, matches);
		return matches;
	};
}

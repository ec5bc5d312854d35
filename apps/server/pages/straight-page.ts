import { handOffContext } from "@baize/platform-web/context";
import {
	type EntryContext,
	matchRoutes,
	type RouteObject,
	type RouterContextProvider,
	type ServerBuild,
} from "react-router";
import { handOffText } from "./hand-off.ts";

type Match = NonNullable<ReturnType<typeof matchRoutes>>[number];
type Loader = (args: object) => unknown;
type Module = { loader?: Loader; middleware?: unknown; headers?: unknown };

/** Answers a page whose loaders all answer with plain data; undefined for any other, which the router answers. */
export type StraightPages = (request: Request, context: RouterContextProvider) => Promise<Response | undefined>;

/**
 * The way of most pages, without what the router's own handler does for those that are refused, redirected, streamed or
 * sent to. It hands the same to the same renderer, and a test holds it to that; only the query stays as it was typed, as the
 * browser has it, where the router would write it anew.
 */
export function straightPages(build: ServerBuild, tree: RouteObject[]): StraightPages {
	const matchesOf = rememberedMatches(tree);
	const modules = Object.fromEntries(Object.values(build.routes).map((route) => [route?.id ?? "", route?.module]));
	const { basename = "/", future, routeDiscovery, ssr, isSpaMode } = build;
	const serverHandoffString = JSON.stringify({ basename, future, routeDiscovery, ssr, isSpaMode });
	const isPlain = (Object.values(modules) as Module[]).every(({ middleware, headers }) => !middleware && !headers);

	async function loaded(
		matches: Match[],
		request: Request,
		url: URL,
		context: object,
	): Promise<Record<string, unknown>> {
		const args = { request, context, params: matches[0]?.params, url, pattern: "" };
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

	return async (request, context) => {
		const url = new URL(request.url);
		const matches = isPlain && request.method === "GET" ? matchesOf(url.pathname) : null;
		if (!matches) return undefined;
		try {
			const loaderData = await loaded(matches, request, url, context);
			context.set(handOffContext, handOffText({ loaderData, actionData: null, errors: null }));
			return await build.entry.module.default(request, 200, new Headers(), entryOf(url, matches, loaderData), context);
		} catch {
			// Whatever it was, the router meets it again and knows what to do.
			context.set(handOffContext, null);
			return undefined;
		}
	};
}

const MAX_PATHS = 2_000;

/** The router compiles every route anew whenever it is asked about a path. */
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

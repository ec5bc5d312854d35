import { openBoundedMap } from "@baize/platform-server/bounded-map";
import {
	createRequestHandler,
	createStaticHandler,
	type RouteObject,
	type RouterContextProvider,
	type ServerBuild,
} from "react-router";
import type { PageRequest, RenderedPage } from "./page-work.ts";

export type PageHandler = (request: PageRequest, context: RouterContextProvider) => Promise<RenderedPage>;

const MAX_PATHS = 2_000;

/**
 * The handlers of a build's pages, each the router's own for a build that has only the routes of the page and its
 * parents: the router searches the table of all its routes several times for each page, and rebuilds it each time.
 */
export function pageHandlers(build: ServerBuild): (pathname: string) => PageHandler {
	const whole = routerHandler(build, "production");
	const routeIdsOf = routeIdReader(routesUnder(build));
	const byRoutes = new Map<string, PageHandler>();
	const byPath = openBoundedMap<string, PageHandler>(MAX_PATHS);

	function handlerFor(pathname: string): PageHandler {
		const ids = isPage(pathname) ? routeIdsOf(pathname) : undefined;
		if (ids === undefined) return whole;
		const key = ids.join();
		const handler = byRoutes.get(key) ?? routerHandler(withRoutes(build, ids), "production");
		byRoutes.set(key, handler);
		return handler;
	}

	// Requests between pages may be about any of them.
	const listPath = build.routeDiscovery.manifestPath ?? "/__manifest";
	const isPage = (pathname: string): boolean => pathname !== listPath && !pathname.endsWith(".data");

	return (pathname) => {
		const known = byPath.get(pathname);
		if (known) return known;
		const handler = handlerFor(pathname);
		byPath.set(pathname, handler);
		return handler;
	};
}

/** The router's own handler. */
export function routerHandler(build: ServerBuild, mode: "development" | "production"): PageHandler {
	const handle = createRequestHandler(build, mode);
	return async ({ method, url }, context) => {
		const response = await handle(new Request(url, { method }), context);
		const bytes = Buffer.from(await response.arrayBuffer()).toString("latin1");
		return { status: response.status, headers: [...response.headers], bytes };
	};
}

function routesUnder(build: ServerBuild, parentId = ""): RouteObject[] {
	const here = Object.values(build.routes).filter(
		(route) => route !== undefined && (route.parentId ?? "") === parentId,
	);
	return here.map((route) => {
		const { id, path, index, caseSensitive } = route as NonNullable<typeof route>;
		const known = { id, ...(path === undefined ? {} : { path }), ...(caseSensitive ? { caseSensitive } : {}) };
		return index ? { ...known, index } : { ...known, children: routesUnder(build, id) };
	});
}

/**
 * The routes of a page and its parents, which are part of the page's payload; undefined for no page. Below the deepest
 * route there is only the catch-all, so nothing deeper is searched.
 */
function routeIdReader(tree: RouteObject[]): (pathname: string) => string[] | undefined {
	const { match } = createStaticHandler(tree);
	const deepest = depthOf(tree);
	const idsAt = (path: string): string[] => (match(path) ?? []).map(({ route }) => route.id ?? "");
	return (pathname) => {
		const own = idsAt(pathname);
		if (own.length === 0) return undefined;
		const steps = pathname.split("/", deepest + 2).filter(Boolean);
		const lateBound = steps.map((_, depth) => idsAt(`/${steps.slice(0, depth).join("/")}`));
		return [...new Set([...own, ...lateBound.flat()])];
	};
}

function depthOf(routes: readonly RouteObject[]): number {
	const depths = routes.map(
		({ path = "", children = [] }) => path.split("/").filter(Boolean).length + depthOf(children),
	);
	return Math.max(0, ...depths);
}

function withRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
	const only = <Route>(routes: Record<string, Route>): Record<string, Route> =>
		Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
	return {
		...build,
		routes: only(build.routes),
		assets: { ...build.assets, routes: only(build.assets.routes) },
	};
}

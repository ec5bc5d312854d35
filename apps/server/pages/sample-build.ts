import { houseContext } from "@baize/platform-web/context";
import { pageLoader } from "@baize/platform-web/house";
import type { EntryContext, LoaderFunctionArgs, RouterContextProvider, ServerBuild } from "react-router";

// A build of a few pages in text, so that whoever renders pages can be tried without the site.

const ask = pageLoader<unknown>((house, { params }) =>
	house.call({ name: params.page ?? "home" } as never, { params } as never),
);

function endThread(): never {
	process.exit(1);
}

/** As long as it takes to be given up. */
function workForEver(): never {
	for (;;);
}

type Entry = ServerBuild["routes"][string];

const pageRoute = (id: string, path: string | undefined, loader: (args: LoaderFunctionArgs) => unknown): Entry =>
	({
		id,
		parentId: id === "root" ? undefined : "root",
		...(path === undefined ? {} : { path }),
		module: { default: () => null, loader },
	}) as Entry;

/** What a renderer is given, but for what no text can say. */
function plainEntry({ serverHandoffStream: _stream, branches: _old, ...entry }: EntryContext & { branches?: unknown }) {
	const { matches, ...state } = entry.staticHandlerContext;
	const shown = matches.map(({ route: { id }, params, pathname, pathnameBase }) => ({
		id,
		params,
		pathname,
		pathnameBase,
	}));
	return {
		...entry,
		staticHandlerContext: { ...state, matches: shown },
		routeModules: Object.keys(entry.routeModules),
	};
}

function pageText(
	entry: EntryContext,
	_url: string,
	nonce: string,
	_handOff?: string,
	formOf = (html: string): string => html,
): string {
	const { staticHandlerContext, manifest } = entry;
	const { loaderData, errors } = staticHandlerContext;
	const routes = Object.keys(manifest.routes);
	return formOf(JSON.stringify({ loaderData, errors, routes, nonce, entry: plainEntry(entry) }));
}

function render(
	request: Request,
	status: number,
	headers: Headers,
	entry: EntryContext,
	context: RouterContextProvider,
): Response {
	return new Response(pageText(entry, request.url, context.get(houseContext).nonce), { status, headers });
}

const handleError = (error: unknown, { context }: LoaderFunctionArgs): void =>
	(context as RouterContextProvider).get(houseContext).report(error);

export const routes: ServerBuild["routes"] = Object.fromEntries(
	[
		pageRoute("root", "", () => null),
		pageRoute("home", ":locale", ask),
		pageRoute("page", ":locale/pages/:page", ask),
		pageRoute("end", ":locale/end", endThread),
		pageRoute("slow", ":locale/slow", workForEver),
	].map((route) => [route?.id ?? "", route]),
);

const manifestRoutes = Object.fromEntries(Object.keys(routes).map((id) => [id, { id, module: "", hasLoader: true }]));

export const assets = { routes: manifestRoutes, entry: { imports: [], module: "" }, url: "", version: "1" };
export const entry = { module: { default: render, handleError, pageText } };
export const basename = "/";
export const publicPath = "/";
export const assetsBuildDirectory = "";
export const future = {};
export const ssr = true;
export const isSpaMode = false;
export const prerender: string[] = [];
export const routeDiscovery = { mode: "lazy" };
export const allowedActionOrigins = false;

import { pageContext } from "@baize/platform-web/context";
import { pageLoader } from "@baize/platform-web/page";
import type { EntryContext, LoaderFunctionArgs, RouterContextProvider, ServerBuild } from "react-router";

// A build of a few pages as text, so that renderers can be tested without the site.

const ask = pageLoader<unknown>((composition, { params }) =>
	composition.call({ name: params.page ?? "home" } as never, { params } as never),
);

function endThread(): never {
	process.exit(1);
}

/** Until it is ended. */
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

/** The input of a renderer, except for what cannot be written as text. */
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
	return new Response(pageText(entry, request.url, context.get(pageContext).nonce), { status, headers });
}

const handleError = (error: unknown, { context }: LoaderFunctionArgs): void =>
	(context as RouterContextProvider).get(pageContext).report(error);

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

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

function render(
	_request: Request,
	status: number,
	headers: Headers,
	{ staticHandlerContext, manifest }: EntryContext,
	context: RouterContextProvider,
): Response {
	const { loaderData, errors } = staticHandlerContext;
	const routes = Object.keys(manifest.routes);
	const text = JSON.stringify({ loaderData, errors, routes, nonce: context.get(pageContext).nonce });
	return new Response(text, { status, headers });
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
export const entry = { module: { default: render, handleError } };
export const basename = "/";
export const publicPath = "/";
export const assetsBuildDirectory = "";
export const future = {};
export const ssr = true;
export const isSpaMode = false;
export const prerender: string[] = [];
export const routeDiscovery = { mode: "lazy" };
export const allowedActionOrigins = false;

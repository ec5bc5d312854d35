import type { APIResponse, Route } from "@playwright/test";

/** The house's answer to a page as if it knew none yet: where nothing is new, it would be told just that, with no answer to change. */
export function wholeAnswer(route: Route): Promise<APIResponse> {
	const { "if-none-match": _known, ...headers } = route.request().headers();
	return route.fetch({ headers });
}

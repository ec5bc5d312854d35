import type { APIResponse, Route } from "@playwright/test";

/**
 * The server's full answer to a page, as if the page had none yet. A conditional request could be answered with 304,
 * which has no body to change.
 */
export function fullResponse(route: Route): Promise<APIResponse> {
	const { "if-none-match": _known, ...headers } = route.request().headers();
	return route.fetch({ headers });
}

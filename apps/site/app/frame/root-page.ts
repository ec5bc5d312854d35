import type { PageContext } from "@baize/platform-web/page";

/** What the root route loads for every page. */
export const rootPage = ({ locale, viewer, nonce, nowMs, publicUrl, flags }: PageContext) => ({
	locale,
	viewer,
	nonce,
	nowMs,
	publicUrl,
	flags,
});

export type RootPage = ReturnType<typeof rootPage>;

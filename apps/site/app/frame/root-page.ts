import { type Layout, type MenuItem, readLayout } from "@baize/content/contract";
import { menuIn } from "@baize/content/web";
import type { PageContext } from "@baize/platform-web/page";
import { useRouteLoaderData } from "react-router";

/** What the root route loads for every page. */
export async function rootPage({ locale, viewer, nonce, nowMs, publicUrl, flags, call }: PageContext) {
	return { locale, viewer, nonce, nowMs, publicUrl, flags, regions: await call(readLayout, {}) };
}

export type RootPage = Awaited<ReturnType<typeof rootPage>>;

const NONE: Layout = {
	accountMenu: [],
	channelFooter: [],
	channelHeader: [],
	footer: [],
	header: [],
	mainContent: [],
	miniHeader: [],
};

/** What editors have placed around every page; nothing where the page's data could not be loaded. NAV-01 */
export const useRegions = (): Layout => useRouteLoaderData<RootPage>("root")?.regions ?? NONE;

/** The menu above the lobby and its categories. It comes with the frame, so that such a page does not read it again. */
export const useChannelMenu = (): MenuItem[] => menuIn(useRegions().channelHeader);

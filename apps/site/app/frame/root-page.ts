import { type Layout, readLayout } from "@baize/content/contract";
import type { PageContext } from "@baize/platform-web/page";
import { useRouteLoaderData } from "react-router";

/** The menu of a channel comes with the pages that show it. */
type Regions = Omit<Layout, "channelHeader">;

/** What the root route loads for every page. */
export async function rootPage({ locale, viewer, nonce, nowMs, publicUrl, flags, call }: PageContext) {
	const { channelHeader: _ofChannels, ...regions } = await call(readLayout, {});
	return { locale, viewer, nonce, nowMs, publicUrl, flags, regions };
}

export type RootPage = Awaited<ReturnType<typeof rootPage>>;

const NONE: Regions = { accountMenu: [], channelFooter: [], footer: [], header: [], mainContent: [], miniHeader: [] };

/** What editors have placed around every page; nothing where the page's data could not be loaded. NAV-01 */
export const useRegions = (): Regions => useRouteLoaderData<RootPage>("root")?.regions ?? NONE;

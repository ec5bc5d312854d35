import { LiveScreen, loadLive } from "@baize/catalogue/web";
import { pageLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";
import { useChannelMenu } from "../../frame/root-page.ts";

export const loader = pageLoader(loadLive);

export default function Live() {
	return <LiveScreen {...useLoaderData<typeof loader>()} menu={useChannelMenu()} />;
}

import { LiveScreen, loadLive } from "@baize/catalogue/web";
import { pageLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadLive);

export default function Live() {
	return <LiveScreen {...useLoaderData<typeof loader>()} />;
}

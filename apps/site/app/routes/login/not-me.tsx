import { loadNotMe, NotMeScreen } from "@baize/account/web";
import { pageLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadNotMe);

export default function NotMe() {
	return <NotMeScreen {...useLoaderData<typeof loader>()} />;
}

import { loadNotMe, NotMeScreen } from "@baize/identity/web";
import { pageLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadNotMe);

export default function NotMe() {
	return <NotMeScreen {...useLoaderData<typeof loader>()} />;
}

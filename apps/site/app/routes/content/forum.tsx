import { pageLoader } from "@baize/platform-web/page";
import { ForumScreen, loadForum } from "@baize/support/web";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadForum);

export default function Forum() {
	return <ForumScreen {...useLoaderData<typeof loader>()} />;
}

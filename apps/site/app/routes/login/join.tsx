import { JoinScreen, loadJoin } from "@baize/identity/web";
import { pageLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadJoin);

export default function Join() {
	return <JoinScreen {...useLoaderData<typeof loader>()} />;
}

import { accountLoader } from "@baize/platform-web/page";
import { BlockedScreen, loadBlocked } from "@baize/verification/web";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadBlocked);

export default function Route() {
	return <BlockedScreen {...useLoaderData<typeof loader>()} />;
}

import { accountLoader } from "@baize/platform-web/page";
import { BreakScreen, loadSaferPlay } from "@baize/safer-play/web";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadSaferPlay);

export default function Route() {
	return <BreakScreen {...useLoaderData<typeof loader>()} />;
}

import { accountLoader } from "@baize/platform-web/page";
import { ExclusionScreen, loadSaferPlay } from "@baize/safer-play/web";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadSaferPlay);

export default function Route() {
	return <ExclusionScreen {...useLoaderData<typeof loader>()} />;
}

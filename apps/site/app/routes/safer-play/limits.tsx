import { accountLoader } from "@baize/platform-web/page";
import { LimitsScreen, loadSaferPlay } from "@baize/safer-play/web";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadSaferPlay);

export default function Route() {
	return <LimitsScreen {...useLoaderData<typeof loader>()} />;
}

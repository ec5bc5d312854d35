import { accountLoader } from "@baize/platform-web/page";
import { loadRounds, RoundsScreen } from "@baize/play/web";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadRounds);

export default function RoundsPlayed() {
	return <RoundsScreen {...useLoaderData<typeof loader>()} />;
}

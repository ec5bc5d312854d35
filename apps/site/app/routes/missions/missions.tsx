import { loadMissions, MissionsScreen } from "@baize/missions/web";
import { pageLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadMissions);

export default function Missions() {
	return <MissionsScreen {...useLoaderData<typeof loader>()} />;
}

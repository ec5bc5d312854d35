import { pageLoader } from "@baize/platform-web/page";
import { EventScreen, loadEvent } from "@baize/sports/web";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadEvent);

export default function SportsEvent() {
	return <EventScreen {...useLoaderData<typeof loader>()} />;
}

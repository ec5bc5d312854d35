import { JackpotScreen, loadJackpot } from "@baize/jackpots/web";
import { pageLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadJackpot);

export default function Jackpot() {
	return <JackpotScreen {...useLoaderData<typeof loader>()} />;
}

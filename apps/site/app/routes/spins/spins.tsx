import { accountLoader } from "@baize/platform-web/page";
import { loadSpins, SpinsScreen } from "@baize/spins/web";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadSpins);

export default function Spins() {
	return <SpinsScreen {...useLoaderData<typeof loader>()} />;
}

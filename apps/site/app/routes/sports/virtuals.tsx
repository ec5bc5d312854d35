import { pageLoader } from "@baize/platform-web/page";
import { loadRaces, VirtualsScreen } from "@baize/virtuals/web";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadRaces);

export default function Virtuals() {
	return <VirtualsScreen {...useLoaderData<typeof loader>()} />;
}

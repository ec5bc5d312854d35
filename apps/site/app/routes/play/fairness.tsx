import { pageLoader } from "@baize/platform-web/page";
import { FairnessScreen, loadFairness } from "@baize/play/web";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadFairness);

export default function Fairness() {
	return <FairnessScreen {...useLoaderData<typeof loader>()} />;
}

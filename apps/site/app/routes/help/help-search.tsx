import { pageLoader } from "@baize/platform-web/page";
import { HelpSearchScreen, loadHelpSearch } from "@baize/support/web";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadHelpSearch);

export default function HelpSearch() {
	return <HelpSearchScreen {...useLoaderData<typeof loader>()} />;
}

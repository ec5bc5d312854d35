import { pageLoader } from "@baize/platform-web/page";
import { HelpPageScreen, loadHelpPage } from "@baize/support/web";
import { useLoaderData, useLocation } from "react-router";
import { Own } from "./Own.tsx";
import { readOwn } from "./own-case.ts";

export const loader = pageLoader(async (context, request) => {
	const page = await loadHelpPage(context, request);
	return { page, own: await readOwn(context, page.articles[0]?.ownCase) };
});

export default function HelpPage() {
	const { page, own } = useLoaderData<typeof loader>();
	// Another article is another page: its answer to "Did this help?" is not given yet.
	return <HelpPageScreen key={useLocation().pathname} {...page} own={own && <Own own={own} />} />;
}

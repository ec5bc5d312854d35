import { ContentPageScreen, loadContentPage } from "@baize/content/web";
import { pageLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadContentPage);

export default function ContentPage() {
	return <ContentPageScreen {...useLoaderData<typeof loader>()} />;
}

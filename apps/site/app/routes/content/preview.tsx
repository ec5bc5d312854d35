import { loadPreview, PreviewScreen } from "@baize/content/web";
import { pageLoader } from "@baize/platform-web/page";
import { HelpPageScreen } from "@baize/support/web";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadPreview);

export default function Preview() {
	return <PreviewScreen {...useLoaderData<typeof loader>()} Help={HelpPageScreen} />;
}

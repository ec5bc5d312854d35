import { ChoosePasswordScreen, loadAction } from "@baize/identity/web";
import { pageLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadAction("forcePasswordReset"));

export default function Route() {
	return <ChoosePasswordScreen {...useLoaderData<typeof loader>()} />;
}

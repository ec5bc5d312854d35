import { ChoosePinScreen, loadAction } from "@baize/identity/web";
import { pageLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadAction("ADD_PIN_CODE", "forcePinReset"));

export default function Route() {
	return <ChoosePinScreen {...useLoaderData<typeof loader>()} />;
}

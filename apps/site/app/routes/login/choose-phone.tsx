import { ChoosePhoneScreen, loadAction } from "@baize/identity/web";
import { pageLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadAction("forcePhoneNumberReset"));

export default function Route() {
	return <ChoosePhoneScreen {...useLoaderData<typeof loader>()} />;
}

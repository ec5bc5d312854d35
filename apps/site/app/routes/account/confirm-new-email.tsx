import { ConfirmNewEmailScreen, loadConfirmNewEmail } from "@baize/account/web";
import { pageLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadConfirmNewEmail);

export default function ConfirmNewEmail() {
	return <ConfirmNewEmailScreen {...useLoaderData<typeof loader>()} />;
}

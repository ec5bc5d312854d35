import { ConfirmEmailScreen, loadConfirmEmail } from "@baize/identity/web";
import { pageLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadConfirmEmail);

export default function ConfirmEmail() {
	return <ConfirmEmailScreen {...useLoaderData<typeof loader>()} />;
}

import { loadSetPassword, SetPasswordScreen } from "@baize/account/web";
import { pageLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadSetPassword);

export default function SetPassword() {
	return <SetPasswordScreen {...useLoaderData<typeof loader>()} />;
}

import { CloseScreen, loadClose } from "@baize/account/web";
import { accountLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadClose);

export default function CloseAccount() {
	return <CloseScreen {...useLoaderData<typeof loader>()} />;
}

import { AccountScreen, loadAccount } from "@baize/identity/web";
import { accountLoader } from "@baize/platform-web/house";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadAccount);

export default function Account() {
	return <AccountScreen {...useLoaderData<typeof loader>()} />;
}

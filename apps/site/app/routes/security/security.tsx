import { loadSecurity, SecurityScreen } from "@baize/account/web";
import { accountLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadSecurity);

export default function Security() {
	return <SecurityScreen {...useLoaderData<typeof loader>()} />;
}

import { loadFactorSettings, PasskeysScreen } from "@baize/factors/web";
import { accountLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadFactorSettings);

export default function Route() {
	return <PasskeysScreen {...useLoaderData<typeof loader>()} />;
}

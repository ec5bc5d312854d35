import { LoyaltyScreen, loadLoyalty } from "@baize/loyalty/web";
import { accountLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadLoyalty);

export default function Loyalty() {
	return <LoyaltyScreen {...useLoaderData<typeof loader>()} />;
}

import { AccountScreen, loadAccount } from "@baize/identity/web";
import { accountLoader } from "@baize/platform-web/house";
import { BalancesPanel, PendingBanner } from "@baize/wallet/web";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadAccount);

export default function Account() {
	return <AccountScreen news={<PendingBanner />} balances={<BalancesPanel />} {...useLoaderData<typeof loader>()} />;
}

import { DepositScreen, loadDeposit } from "@baize/cashier/web";
import { accountLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadDeposit);

export default function Route() {
	return <DepositScreen {...useLoaderData<typeof loader>()} />;
}

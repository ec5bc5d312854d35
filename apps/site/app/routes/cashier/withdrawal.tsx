import { loadWithdrawal, WithdrawalScreen } from "@baize/cashier/web";
import { accountLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadWithdrawal);

export default function Route() {
	return <WithdrawalScreen {...useLoaderData<typeof loader>()} />;
}

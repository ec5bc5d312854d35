import { loadWithdraw, WithdrawScreen } from "@baize/cashier/web";
import { accountLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadWithdraw);

export default function Route() {
	return <WithdrawScreen {...useLoaderData<typeof loader>()} />;
}

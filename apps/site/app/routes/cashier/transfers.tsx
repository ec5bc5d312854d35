import { loadTransfers, TransferScreen } from "@baize/cashier/web";
import { accountLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadTransfers);

export default function Route() {
	return <TransferScreen {...useLoaderData<typeof loader>()} />;
}

import { HistoryScreen, loadHistory } from "@baize/cashier/web";
import { accountLoader } from "@baize/platform-web/house";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadHistory);

export default function Route() {
	return <HistoryScreen {...useLoaderData<typeof loader>()} />;
}

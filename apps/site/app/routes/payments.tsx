import { HistoryScreen, loadHistory } from "@baize/cashier/web";
import { accountLoader } from "@baize/platform-web/house";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadHistory);

export default function Route() {
	const page = useLoaderData<typeof loader>();
	// Each kind is a list of its own, and keeps what was added to it only for as long as it is looked at.
	return <HistoryScreen key={page.kind} {...page} />;
}

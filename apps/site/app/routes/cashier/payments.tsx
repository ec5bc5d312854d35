import { HistoryScreen, loadHistory } from "@baize/cashier/web";
import { accountLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadHistory);

export default function Route() {
	const page = useLoaderData<typeof loader>();
	// Each kind is a separate list, and retains its added rows only while it is shown.
	return <HistoryScreen key={page.kind} {...page} />;
}

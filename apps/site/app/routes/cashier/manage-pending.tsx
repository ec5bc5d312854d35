import { loadPending, ManagePendingScreen } from "@baize/cashier/web";
import { accountLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadPending);

export default function Route() {
	return <ManagePendingScreen {...useLoaderData<typeof loader>()} />;
}

import { DataScreen, loadData } from "@baize/account/web";
import { accountLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadData);

export default function Data() {
	return <DataScreen {...useLoaderData<typeof loader>()} />;
}

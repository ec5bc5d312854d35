import { accountLoader } from "@baize/platform-web/page";
import { loadStatement, StatementScreen } from "@baize/wallet/web";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadStatement);

export default function Statement() {
	return <StatementScreen {...useLoaderData<typeof loader>()} />;
}

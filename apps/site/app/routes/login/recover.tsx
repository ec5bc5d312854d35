import { loadRecover, RecoverScreen } from "@baize/account/web";
import { pageLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadRecover);

export default function Recover() {
	return <RecoverScreen {...useLoaderData<typeof loader>()} />;
}

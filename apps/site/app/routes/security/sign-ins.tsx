import { loadSignIns, SignInsScreen } from "@baize/account/web";
import { accountLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadSignIns);

export default function SignIns() {
	return <SignInsScreen {...useLoaderData<typeof loader>()} />;
}

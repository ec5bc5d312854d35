import { pageLoader } from "@baize/platform-web/page";
import { loadVerify, VerifyScreen } from "@baize/play/web";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadVerify);

export default function Verify() {
	return <VerifyScreen {...useLoaderData<typeof loader>()} />;
}

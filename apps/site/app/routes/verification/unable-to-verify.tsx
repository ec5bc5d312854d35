import { accountLoader } from "@baize/platform-web/page";
import { loadUnable, UnableScreen } from "@baize/verification/web";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadUnable);

export default function Route() {
	return <UnableScreen {...useLoaderData<typeof loader>()} />;
}

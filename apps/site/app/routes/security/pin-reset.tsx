import { loadPinReset, PinResetScreen } from "@baize/factors/web";
import { pageLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadPinReset);

export default function Route() {
	return <PinResetScreen {...useLoaderData<typeof loader>()} />;
}

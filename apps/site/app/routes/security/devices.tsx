import { DevicesScreen, loadDevices } from "@baize/account/web";
import { accountLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadDevices);

export default function Devices() {
	return <DevicesScreen {...useLoaderData<typeof loader>()} />;
}

import { accountLoader } from "@baize/platform-web/house";
import { loadPhone, PhoneScreen } from "@baize/verification/web";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadPhone);

export default function Route() {
	return <PhoneScreen {...useLoaderData<typeof loader>()} />;
}

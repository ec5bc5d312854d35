import { accountLoader } from "@baize/platform-web/page";
import { loadPhone, PhoneScreen } from "@baize/verification/web";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadPhone);

export default function Route() {
	return <PhoneScreen {...useLoaderData<typeof loader>()} />;
}

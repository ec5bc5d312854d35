import { pageLoader } from "@baize/platform-web/page";
import { loadWelcome, WelcomeScreen } from "@baize/referral/web";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadWelcome);

export default function Welcome() {
	return <WelcomeScreen {...useLoaderData<typeof loader>()} />;
}

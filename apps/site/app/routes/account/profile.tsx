import { loadProfile, ProfileScreen } from "@baize/account/web";
import { accountLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadProfile);

export default function Profile() {
	return <ProfileScreen {...useLoaderData<typeof loader>()} />;
}

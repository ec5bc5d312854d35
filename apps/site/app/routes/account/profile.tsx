import { loadProfile, ProfileScreen } from "@baize/identity/web";
import { accountLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadProfile);

export default function Profile() {
	return <ProfileScreen {...useLoaderData<typeof loader>()} />;
}

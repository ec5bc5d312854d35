import { accountLoader } from "@baize/platform-web/page";
import { InviteScreen, loadInvite } from "@baize/referral/web";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadInvite);

export default function Invite() {
	return <InviteScreen {...useLoaderData<typeof loader>()} />;
}

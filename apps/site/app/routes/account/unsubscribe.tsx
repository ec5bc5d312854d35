import { loadUnsubscribe, UnsubscribeScreen } from "@baize/notifications/web";
import { pageLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadUnsubscribe);

export default function Unsubscribe() {
	return <UnsubscribeScreen {...useLoaderData<typeof loader>()} />;
}

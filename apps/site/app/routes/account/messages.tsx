import { loadMessages, MessagesScreen } from "@baize/notifications/web";
import { accountLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadMessages);

export default function Messages() {
	return <MessagesScreen {...useLoaderData<typeof loader>()} />;
}

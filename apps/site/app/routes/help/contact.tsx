import { pageLoader } from "@baize/platform-web/page";
import { ContactScreen, loadContact } from "@baize/support/web";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadContact);

export default function Contact() {
	return <ContactScreen {...useLoaderData<typeof loader>()} />;
}

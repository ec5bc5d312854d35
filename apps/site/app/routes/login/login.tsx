import { LoginScreen, loadLogin } from "@baize/identity/web";
import { pageLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadLogin);

export default function Login() {
	return <LoginScreen {...useLoaderData<typeof loader>()} />;
}

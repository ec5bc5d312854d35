import { loadTerms, TermsScreen } from "@baize/account/web";
import { accountLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadTerms);

export default function Terms() {
	return <TermsScreen {...useLoaderData<typeof loader>()} />;
}

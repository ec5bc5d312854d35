import { accountLoader } from "@baize/platform-web/page";
import { loadResult, ResultScreen } from "@baize/verification/web";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadResult);

export default function Route() {
	return <ResultScreen {...useLoaderData<typeof loader>()} />;
}

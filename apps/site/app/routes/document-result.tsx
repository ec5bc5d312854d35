import { pageLoader } from "@baize/platform-web/house";
import { loadResult, ResultScreen } from "@baize/verification/web";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadResult);

export default function Route() {
	return <ResultScreen {...useLoaderData<typeof loader>()} />;
}

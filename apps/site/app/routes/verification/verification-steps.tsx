import { accountLoader } from "@baize/platform-web/page";
import { loadSteps, StepsScreen } from "@baize/verification/web";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadSteps);

export default function Route() {
	return <StepsScreen {...useLoaderData<typeof loader>()} />;
}

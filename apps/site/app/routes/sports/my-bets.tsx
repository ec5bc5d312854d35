import { accountLoader } from "@baize/platform-web/page";
import { loadMyBets, MyBetsScreen } from "@baize/sports/web";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadMyBets);

export default function MyBets() {
	return <MyBetsScreen {...useLoaderData<typeof loader>()} />;
}

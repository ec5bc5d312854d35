import { accountLoader } from "@baize/platform-web/page";
import { BonusesScreen, loadBonuses } from "@baize/promotions/web";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadBonuses);

export default function Bonuses() {
	return <BonusesScreen {...useLoaderData<typeof loader>()} />;
}

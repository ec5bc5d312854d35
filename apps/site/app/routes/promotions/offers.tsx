import { pageLoader } from "@baize/platform-web/page";
import { loadOffers, OffersScreen } from "@baize/promotions/web";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadOffers);

export default function Offers() {
	return <OffersScreen {...useLoaderData<typeof loader>()} />;
}

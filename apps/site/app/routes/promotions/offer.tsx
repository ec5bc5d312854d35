import { pageLoader } from "@baize/platform-web/page";
import { loadOffer, OfferScreen } from "@baize/promotions/web";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadOffer);

export default function Offer() {
	return <OfferScreen {...useLoaderData<typeof loader>()} />;
}

import { entrancePath, type PageContext, type PageRequest } from "@baize/platform-web/page";
import { redirect } from "react-router";
import { listOffers, listPublicOffers, readBonus, readOffer } from "../../contract/calls.ts";
import type { GrantView, OfferView } from "../../contract/views.ts";

/** An offer as it is shown: visitors have no standing. */
export type ShownOffer = Omit<OfferView, "standing"> & Partial<Pick<OfferView, "standing">>;

export type OffersPage = { offers: ShownOffer[]; session: string | null };

/** For /promotions: a player's own offers, or those that visitors may be shown where they are. */
export async function loadOffers({ viewer, call }: PageContext): Promise<OffersPage> {
	if (!viewer) return { session: null, ...(await call(listPublicOffers, { query: {} })) };
	const params = { session: viewer.handle };
	return { session: viewer.handle, ...(await call(listOffers, { params })) };
}

export type OfferPage = { offer: ShownOffer; session: string | null; grant: GrantView | null; destination: string };

/** For the page of an offer. One that visitors may not be shown leads them to the login, and back. */
export async function loadOffer(context: PageContext, { params, url }: PageRequest): Promise<OfferPage> {
	const { viewer, call } = context;
	const id = params.offer ?? "";
	const destination = url.pathname;
	if (!viewer) {
		const { offers } = await call(listPublicOffers, { query: {} });
		const offer = offers.find((each) => each.id === id);
		if (offer) return { offer, session: null, grant: null, destination };
		throw redirect(entrancePath(context, destination));
	}
	const session = viewer.handle;
	const offer = await call(readOffer, { params: { session, offer: id } });
	const { grant } = offer.standing;
	const own = grant === null ? null : await call(readBonus, { params: { session, grant } });
	return { offer, session, destination, grant: own };
}

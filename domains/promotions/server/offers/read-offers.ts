import { hasStakeUnit } from "@baize/games/stakes";
import type { Place } from "@baize/geo/contract";
import { idText, readId } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import type { Handler } from "@baize/platform-server";
import {
	isOfferLive,
	type listOffers,
	type listPublicOffers,
	type OfferView,
	offerLawOf,
	type readCode,
	type readOffer,
} from "../../contract/index.ts";
import type { Way } from "../eligibility/may-be-offered.ts";
import { isOfferedIn } from "../eligibility/may-be-offered.ts";
import { readKnown } from "../grants/known.ts";
import { causeOfOffer, isSeen, type Known, standingOf } from "../grants/standing.ts";
import { normalCode } from "../grants/take.ts";
import type { PromotionsPorts } from "../ports.ts";
import { refuse } from "../refuse.ts";
import { type PublishedOffer, readByCode, readOpenOffers, readPublished } from "./offer-store.ts";
import { showPrice, showTerms } from "./terms-view.ts";

const DEFAULT_CURRENCY = "CAD";

type Games = Pick<PromotionsPorts, "games">;
type Seen = { locale: Locale; currency: string };

/** Those that anyone may read of: not the codes, and not presents by hand. */
const isListed = ({ version: { terms } }: PublishedOffer): boolean => terms.code === null && terms.kind !== "manual";

export const listingPublicOffers =
	(ports: PromotionsPorts): Handler<typeof listPublicOffers> =>
	async ({ query: { currency: asked = DEFAULT_CURRENCY } }, { ip, locale }) => {
		const place = ports.locate(ip);
		if (!ports.isOpen() || !offerLawOf(place).publicOffers || !hasStakeUnit(asked)) return { offers: [] };
		const open = await readOpenOffers(ports.database.reader, ["open"]);
		const nowMs = ports.clock.nowMs();
		const shown = open.filter((each) => isListed(each) && isForVisitors(each, place, nowMs));
		return { offers: shown.map((each) => showOffer(ports, each, { locale, currency: asked })) };
	};

const isForVisitors = ({ version: { terms } }: PublishedOffer, place: Place, nowMs: number): boolean =>
	isOfferedIn(terms, place) && isOfferLive(terms, nowMs);

export const listingOffers =
	(ports: PromotionsPorts): Handler<typeof listOffers> =>
	async (_input, { session: { playerId, currency }, ip, locale }) => {
		const { reader } = ports.database;
		const [open, known] = await Promise.all([
			readOpenOffers(reader, ["open", "paused"]),
			readKnown(ports, reader, playerId, ip),
		]);
		const live = open.filter((each) => isListed(each) && isOfferLive(each.version.terms, known.nowMs));
		const views = live.map((each) => showWithStanding(ports, each, known, { locale, currency }, "taken"));
		return { offers: views.filter(({ standing }) => isSeen(standing)) };
	};

export const readingOffer =
	(ports: PromotionsPorts): Handler<typeof readOffer> =>
	async ({ params }, { session: { playerId, currency }, ip, locale }) => {
		const { reader } = ports.database;
		const offerId = readId(params.offer);
		const found = offerId === null ? undefined : await readPublished(reader, offerId);
		if (!found) throw refuse("OFFER_NOT_FOUND");
		const known = await readKnown(ports, reader, playerId, ip);
		const view = showWithStanding(ports, found, known, { locale, currency }, "taken");
		// An offer by code is not shown to who has only its address, and is to who has taken it.
		const isOwn = view.standing.grant !== null;
		if (!isOwn && (!isListed(found) || !isSeen(view.standing))) throw refuse("OFFER_NOT_FOUND");
		return view;
	};

export const readingCode =
	(ports: PromotionsPorts): Handler<typeof readCode> =>
	async ({ body: { code } }, { session: { playerId, currency }, ip, locale }) => {
		const { reader } = ports.database;
		const found = await readByCode(reader, normalCode(code));
		if (!found) throw refuse("CODE_UNKNOWN");
		const known = await readKnown(ports, reader, playerId, ip);
		const view = showWithStanding(ports, found, known, { locale, currency }, "code");
		if (!isSeen(view.standing)) throw refuse("CODE_UNKNOWN");
		return view;
	};

const showOffer = (ports: Games, { offer, version }: PublishedOffer, { locale, currency }: Seen) => ({
	id: idText(offer.offer_id),
	terms: showTerms(ports, version, locale, currency),
	price: showPrice(version.price, currency),
});

function showWithStanding(ports: Games, published: PublishedOffer, known: Known, seen: Seen, way: Way): OfferView {
	const own = known.own.find(({ cause }) => cause === causeOfOffer(published.offer.offer_id));
	const standing = standingOf(published, known, way);
	return { ...showOffer(ports, published, seen), standing: { ...standing, grant: own ? idText(own.grant_id) : null } };
}

import { bucketOf, type Id, readId } from "@baize/kernel/id";
import { type Handler, retryOnContention, type SignedInVisit, type Tx } from "@baize/platform-server";
import { type GrantView, maxUnitsOf, type redeemCode, type takeOffer } from "../../contract/index.ts";
import { mayBeOffered, type Way } from "../eligibility/may-be-offered.ts";
import { readFacts } from "../eligibility/read-facts.ts";
import { minorOf } from "../offers/amounts.ts";
import { holdBudget, type PublishedOffer, readByCode, readPublished } from "../offers/offer-store.ts";
import type { PromotionsPorts } from "../ports.ts";
import { refuse } from "../refuse.ts";
import type { BonusRow } from "../tables.ts";
import { insertBonus, lockPlayer, readByCause } from "./bonus-store.ts";
import { give } from "./give.ts";
import { causeOfOffer, offerFacts } from "./standing.ts";
import { showBonus } from "./views.ts";

type Taking = { termsHash: string; way: Way };
type Read = (tx: Tx) => Promise<PublishedOffer>;

export const takingOffer =
	(ports: PromotionsPorts): Handler<typeof takeOffer> =>
	async ({ params, body: { termsHash } }, visit) => {
		const offerId = readId(params.offer);
		return take(ports, visit, { termsHash, way: "taken" }, async (tx) => {
			const found = offerId === null ? undefined : await readPublished(tx, offerId);
			if (!found) throw refuse("OFFER_NOT_FOUND");
			return found;
		});
	};

export const redeemingCode =
	(ports: PromotionsPorts): Handler<typeof redeemCode> =>
	({ body: { code, termsHash } }, visit) =>
		take(ports, visit, { termsHash, way: "code" }, async (tx) => {
			const found = await readByCode(tx, normalCode(code));
			if (!found) throw refuse("CODE_UNKNOWN");
			return found;
		});

export const normalCode = (code: string): string => code.trim().toUpperCase();

/** Takes an offer for the player, once: the same again answers what is there. What needs nothing more is given at once. */
async function take(ports: PromotionsPorts, visit: SignedInVisit, taking: Taking, read: Read): Promise<GrantView> {
	const { playerId, currency } = visit.session;
	const row = await retryOnContention(() =>
		ports.database.transaction(async (tx) => {
			const deposits = await lockPlayer(tx, playerId);
			const published = await read(tx);
			const before = await readByCause(tx, playerId, causeOfOffer(published.offer.offer_id));
			if (before) return before;
			await requireOpen(ports, tx, visit, { published, deposits, taking });
			const taken = await insertTaken(ports, tx, published, { playerId, currency });
			const { terms } = published.version;
			if (terms.kind !== "noDeposit") return taken;
			return give(ports, tx, taken, published.version, { amountMinor: minorOf(maxUnitsOf(terms), currency) });
		}),
	);
	return showBonus(ports, ports.database.reader, row, visit.locale);
}

type Asked = { published: PublishedOffer; deposits: number; taking: Taking };

/** Judged under the player's lock by the rule that the page shows. */
async function requireOpen(
	ports: PromotionsPorts,
	tx: Tx,
	{ session: { playerId }, ip }: SignedInVisit,
	{ published, deposits, taking }: Asked,
): Promise<void> {
	const { terms, terms_hash: hash } = published.version;
	const facts = offerFacts(published, deposits, false);
	const player = await readFacts(ports, tx, playerId, ip);
	const block = mayBeOffered(terms, player, facts, taking.way, ports.clock.nowMs());
	if (block) throw refuse("OFFER_NOT_OPEN", { block });
	if (hash !== taking.termsHash) throw refuse("TERMS_CHANGED", { hash });
}

/** Holds the most that it can cost, so that who has taken it gets it whatever others take. */
async function insertTaken(
	ports: Pick<PromotionsPorts, "clock" | "ids">,
	tx: Tx,
	{ offer, version }: PublishedOffer,
	{ playerId, currency }: { playerId: Id; currency: string },
): Promise<BonusRow> {
	const held = BigInt(maxUnitsOf(version.terms));
	if (!(await holdBudget(tx, offer.offer_id, held))) throw refuse("OFFER_NOT_OPEN", { block: "budgetSpent" });
	return insertBonus(tx, {
		bucket: bucketOf(playerId),
		player_id: playerId,
		cause: causeOfOffer(offer.offer_id),
		grant_id: ports.ids(),
		offer_id: offer.offer_id,
		version: version.version,
		terms_hash: version.terms_hash,
		state: "optedIn",
		currency,
		held,
		taken_at: new Date(ports.clock.nowMs()),
		until_at: new Date(version.terms.untilMs),
	});
}

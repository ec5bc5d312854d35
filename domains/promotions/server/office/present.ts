import type { Judged, Proposing } from "@baize/desk/server";
import { accountErrors } from "@baize/identity/contract";
import { check } from "@baize/kernel/check";
import { refuser } from "@baize/kernel/error";
import { bucketOf, type Id, idText, readId } from "@baize/kernel/id";
import { fromWire, type Minor, toWire } from "@baize/kernel/money";
import type { Reader, Tx } from "@baize/platform-server";
import { mayBeOffered } from "../eligibility/may-be-offered.ts";
import { readFacts } from "../eligibility/read-facts.ts";
import { insertBonus, lockPlayer, readByCause } from "../grants/bonus-store.ts";
import { give } from "../grants/give.ts";
import { offerFacts } from "../grants/standing.ts";
import { minorOf, unitsOf } from "../offers/amounts.ts";
import { holdBudget, type PublishedOffer, readVersion } from "../offers/offer-store.ts";
import type { KnownPlayer, PromotionsPorts } from "../ports.ts";
import { refuse, refuseOffice } from "../refuse.ts";
import type { StoredOffer } from "../tables.ts";
import { type By, lockOfferOf, record, requireState } from "./acts.ts";
import { budgetText } from "./effects.ts";
import type { PresentInput } from "./office-ports.ts";
import { requireOffer } from "./office-views.ts";

const refusePlayer = refuser({ PLAYER_UNKNOWN: accountErrors.PLAYER_UNKNOWN });

export type Present = { playerId: Id; currency: string; amountMinor: Minor; requestId: string };

/** Refuses with PLAYER_UNKNOWN, also for a text that is no id. */
export async function requirePlayer(
	ports: PromotionsPorts,
	reader: Reader,
	text: string,
): Promise<KnownPlayer & { playerId: Id }> {
	const playerId = readId(text);
	const player = playerId === null ? undefined : await ports.readPlayer(reader, playerId);
	if (playerId === null || !player) throw refusePlayer("PLAYER_UNKNOWN");
	return { playerId, ...player };
}

/** Two operators give a player more than one may give alone. It has expired once other terms are in force. */
export const definePresents = (ports: PromotionsPorts): Proposing<PresentInput> =>
	ports.proposals.define<PresentInput>({
		name: "presentByHand",
		role: "players",
		playerOf: ({ player }) => readId(player)!,
		async lock(tx, { player, offer }) {
			// The player before the offer, as in every other transaction.
			await lockPlayer(tx, readId(player)!);
			await lockOfferOf(tx, offer);
		},
		judge: (reader, input) => judge(ports, reader, input),
		async carryOut(tx, input, { proposalId, reason, proposedBy, approvedBy, ip }) {
			const present = await presentOf(ports, tx, input);
			const offer = await lockOfferOf(tx, input.offer);
			if (await wasGiven(tx, offer, present)) throw refuseOffice("IDEMPOTENCY_CONFLICT");
			const further = { proposedBy: proposedBy.name, proposal: idText(proposalId) };
			await givePresent(ports, tx, { id: approvedBy.id, ip }, offer, { ...present, reason, further });
		},
	});

async function presentOf(ports: PromotionsPorts, reader: Reader, input: PresentInput): Promise<Present> {
	const { playerId, currency } = await requirePlayer(ports, reader, input.player);
	return { playerId, currency, amountMinor: fromWire(input.amountMinor), requestId: input.requestId };
}

async function judge(ports: PromotionsPorts, reader: Reader, input: PresentInput): Promise<Judged> {
	const present = await presentOf(ports, reader, input);
	const found = await requireOffer(reader, input.offer);
	if (await wasGiven(reader, found, present)) throw refuseOffice("IDEMPOTENCY_CONFLICT");
	const { offer, version } = await requirePresentable(ports, reader, found, present);
	const left = offer.budget! - offer.spent;
	const { currency, amountMinor } = present;
	return {
		effect: [
			{
				what: "offers.effects.present",
				about: version.terms.title.en,
				currency,
				beforeMinor: 0,
				afterMinor: input.amountMinor,
			},
			{
				what: "offers.effects.left",
				before: budgetText(left),
				after: budgetText(left - unitsOf(amountMinor, currency)),
			},
		],
		// What is left of the budget changes with each player who is given something, and is no reason while it covers this.
		state: [currency, version.terms_hash],
	};
}

const causeOf = (requestId: string): string => `hand ${requestId}`;

/** Whether this was given. Refuses where something else was, for the same request. */
export async function wasGiven(
	reader: Reader,
	{ offer_id }: StoredOffer,
	{ playerId, requestId, amountMinor }: Present,
): Promise<boolean> {
	const before = await readByCause(reader, playerId, causeOf(requestId));
	if (!before) return false;
	if (before.offer_id === offer_id && before.amount === amountMinor) return true;
	throw refuseOffice("IDEMPOTENCY_CONFLICT");
}

async function requirePresentable(
	ports: PromotionsPorts,
	reader: Reader,
	offer: StoredOffer,
	{ playerId, currency, amountMinor }: Present,
): Promise<PublishedOffer> {
	requireState(offer, "open");
	if (offer.kind !== "manual") throw refuse("OFFER_NOT_FOUND");
	const version = (await readVersion(reader, offer.offer_id, offer.published!))!;
	const maxMinor = minorOf(version.terms.fixedUnits!, currency);
	if (amountMinor > maxMinor) throw refuseOffice("AMOUNT_TOO_HIGH", { maxMinor: toWire(maxMinor) });
	const published = { offer, version };
	const facts = { ...offerFacts(published, 0, false), hasBudget: true };
	const player = await readFacts(ports, reader, playerId);
	const block = mayBeOffered(version.terms, player, facts, "byUs", ports.clock.nowMs());
	if (block) throw refuse("OFFER_NOT_OPEN", { block });
	const left = (offer.budget ?? 0n) - offer.spent;
	if (unitsOf(amountMinor, currency) > left) throw refuseOffice("BUDGET_SPENT", { leftUnits: toWire(left) });
	return published;
}

/** The caller has locked the player and the offer. */
export async function givePresent(
	ports: PromotionsPorts,
	tx: Tx,
	by: By,
	offer: StoredOffer,
	{ reason, further = {}, ...present }: Present & { reason: string; further?: Record<string, unknown> },
): Promise<void> {
	const { version } = await requirePresentable(ports, tx, offer, present);
	const { playerId, currency, amountMinor, requestId } = present;
	const held = unitsOf(amountMinor, currency);
	check(await holdBudget(tx, offer.offer_id, held), "the offer is locked, and its budget was looked at");
	const row = await insertBonus(tx, {
		...{ bucket: bucketOf(playerId), player_id: playerId, cause: causeOf(requestId), grant_id: ports.ids() },
		...{ offer_id: offer.offer_id, version: version.version, terms_hash: version.terms_hash },
		...{ state: "optedIn", currency, held, reason, taken_at: new Date(ports.clock.nowMs()) },
	});
	const details = { amountMinor: toWire(amountMinor), currency, reason, grant: idText(row.grant_id), ...further };
	await record(ports, tx, by, { action: "granted", offerId: offer.offer_id, playerId, details });
	await give(ports, tx, row, version, { amountMinor });
}

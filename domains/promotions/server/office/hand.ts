import { accountErrors } from "@baize/identity/contract";
import { check } from "@baize/kernel/check";
import { refuser } from "@baize/kernel/error";
import { bucketOf, type Id, idText, readId } from "@baize/kernel/id";
import { fromWire, type Minor, toWire } from "@baize/kernel/money";
import { type Handler, type Reader, retryOnContention, type SignedInVisit, type Tx } from "@baize/platform-server";
import {
	type grantByHand,
	type listPlayerGrants,
	type listPresents,
	type removeGrant,
	TWO_FOR_UNITS,
} from "../../contract/index.ts";
import { mayBeOffered } from "../eligibility/may-be-offered.ts";
import { readFacts } from "../eligibility/read-facts.ts";
import { findBonus, insertBonus, lockPlayer, readBonusPage, readBonusRow, readByCause } from "../grants/bonus-store.ts";
import { end } from "../grants/end.ts";
import { give } from "../grants/give.ts";
import { stateAt } from "../grants/rules.ts";
import { offerFacts } from "../grants/standing.ts";
import { minorOf, unitsOf } from "../offers/amounts.ts";
import { holdBudget, lockOffer, type PublishedOffer, readOpenOffers, readVersion } from "../offers/offer-store.ts";
import type { KnownPlayer, PromotionsPorts } from "../ports.ts";
import { refuse, refuseOffice } from "../refuse.ts";
import type { BonusRow, StoredOffer, StoredProposal } from "../tables.ts";
import { record, requireState } from "./acts.ts";
import { insertProposal, readProposalByRequest } from "./office-store.ts";
import { requireOffer, showGrants, showProposal } from "./office-views.ts";
import { publishedHash } from "./propose.ts";
import { titlesOf } from "./titles.ts";

const refusePlayer = refuser({ PLAYER_UNKNOWN: accountErrors.PLAYER_UNKNOWN });
const SHOWN = 100;

async function requirePlayer(ports: PromotionsPorts, text: string): Promise<KnownPlayer & { playerId: Id }> {
	const playerId = readId(text);
	const player = playerId === null ? undefined : await ports.readPlayer(ports.database.reader, playerId);
	if (playerId === null || !player) throw refusePlayer("PLAYER_UNKNOWN");
	return { playerId, ...player };
}

const grantsOf = async (ports: PromotionsPorts, reader: Reader, playerId: Id) =>
	showGrants(ports, reader, await readBonusPage(reader, playerId, undefined, SHOWN));

export const listingPlayerGrants =
	(ports: PromotionsPorts): Handler<typeof listPlayerGrants> =>
	async ({ params }) => {
		const { playerId } = await requirePlayer(ports, params.player);
		return { grants: await grantsOf(ports, ports.database.reader, playerId) };
	};

export const listingPresents =
	(ports: PromotionsPorts): Handler<typeof listPresents> =>
	async ({ params }) => {
		const { currency } = await requirePlayer(ports, params.player);
		const open = await readOpenOffers(ports.database.reader, ["open"]);
		const manual = open.filter(({ offer }) => offer.kind === "manual");
		const presents = manual.map(({ offer, version }) => ({
			id: idText(offer.offer_id),
			title: version.terms.title.en,
		}));
		return { currency, presents };
	};

type Present = { playerId: Id; currency: string; amountMinor: Minor; requestId: string; reason: string };

export const grantingByHand =
	(ports: PromotionsPorts): Handler<typeof grantByHand> =>
	async ({ params, body }, visit) => {
		const { playerId, currency } = await requirePlayer(ports, params.player);
		const { offer_id } = await requireOffer(ports.database.reader, body.offer);
		const { requestId, reason } = body;
		const present = { playerId, currency, amountMinor: fromWire(body.amountMinor), requestId, reason: reason.trim() };
		const needsTwo = present.amountMinor > minorOf(TWO_FOR_UNITS, currency);
		const proposal = await retryOnContention(() =>
			ports.database.transaction(async (tx) => {
				await lockPlayer(tx, playerId);
				const offer = (await lockOffer(tx, offer_id))!;
				if (needsTwo) return proposePresent(ports, tx, visit, offer, present);
				await giveOnce(ports, tx, visit, offer, present);
				return undefined;
			}),
		);
		const { reader } = ports.database;
		const grants = await grantsOf(ports, reader, playerId);
		if (!proposal) return { grants };
		return { grants, proposal: showProposal(proposal, (await titlesOf(reader, [offer_id])).get(offer_id) ?? "") };
	};

const causeOf = (requestId: string): string => `hand ${requestId}`;

async function giveOnce(
	ports: PromotionsPorts,
	tx: Tx,
	visit: SignedInVisit,
	offer: StoredOffer,
	present: Present,
): Promise<void> {
	const before = await readByCause(tx, present.playerId, causeOf(present.requestId));
	if (before) {
		if (before.offer_id === offer.offer_id && before.amount === present.amountMinor) return;
		throw refuseOffice("IDEMPOTENCY_CONFLICT");
	}
	await givePresent(ports, tx, visit, offer, present);
}

async function proposePresent(
	ports: PromotionsPorts,
	tx: Tx,
	visit: SignedInVisit,
	offer: StoredOffer,
	{ playerId, currency, amountMinor, requestId, reason }: Present,
): Promise<StoredProposal> {
	const before = await readProposalByRequest(tx, requestId);
	if (before) {
		const isSame = before.subject === playerId && before.amount === amountMinor && before.offer_id === offer.offer_id;
		if (!isSame) throw refuseOffice("IDEMPOTENCY_CONFLICT");
		return before;
	}
	const hash = await publishedHash(tx, offer);
	await requirePresentable(ports, tx, offer, { playerId, currency, amountMinor });
	const details = { amountMinor: toWire(amountMinor), currency, reason };
	await record(ports, tx, visit, { action: "grantProposed", offerId: offer.offer_id, playerId, details });
	await insertProposal(tx, {
		...{ proposal_id: ports.ids(), offer_id: offer.offer_id, act: "grant", state: "open", request_id: requestId },
		...{ terms_hash: hash, subject: playerId, currency, amount: amountMinor, reason },
		...{ proposed_by: visit.session.playerId, proposed_at: new Date(ports.clock.nowMs()) },
	});
	return (await readProposalByRequest(tx, requestId))!;
}

/** What was proposed, once another operator has approved it. */
export async function giveByHand(
	ports: PromotionsPorts,
	tx: Tx,
	visit: SignedInVisit,
	{ offer, proposal }: { offer: StoredOffer; proposal: StoredProposal },
): Promise<void> {
	const { subject, currency, amount, request_id, reason } = proposal;
	check(subject !== null && currency && amount !== null && request_id, "a proposed present names all of it");
	const present = { playerId: subject, currency, amountMinor: amount, requestId: request_id, reason };
	await givePresent(ports, tx, visit, offer, present);
}

type Measured = Pick<Present, "playerId" | "currency" | "amountMinor">;

async function requirePresentable(
	ports: PromotionsPorts,
	tx: Tx,
	offer: StoredOffer,
	{ playerId, currency, amountMinor }: Measured,
): Promise<PublishedOffer> {
	requireState(offer, "open");
	if (offer.kind !== "manual") throw refuse("OFFER_NOT_FOUND");
	const version = (await readVersion(tx, offer.offer_id, offer.published!))!;
	const maxMinor = minorOf(version.terms.fixedUnits!, currency);
	if (amountMinor > maxMinor) throw refuseOffice("AMOUNT_TOO_HIGH", { maxMinor: toWire(maxMinor) });
	const published = { offer, version };
	const facts = { ...offerFacts(published, 0, false), hasBudget: true };
	const player = await readFacts(ports, tx, playerId);
	const block = mayBeOffered(version.terms, player, facts, "byUs", ports.clock.nowMs());
	if (block) throw refuse("OFFER_NOT_OPEN", { block });
	const left = (offer.budget ?? 0n) - offer.spent;
	if (unitsOf(amountMinor, currency) > left) throw refuseOffice("BUDGET_SPENT", { leftUnits: toWire(left) });
	return published;
}

async function givePresent(
	ports: PromotionsPorts,
	tx: Tx,
	visit: SignedInVisit,
	offer: StoredOffer,
	{ playerId, currency, amountMinor, requestId, reason }: Present,
): Promise<void> {
	const { version } = await requirePresentable(ports, tx, offer, { playerId, currency, amountMinor });
	const held = unitsOf(amountMinor, currency);
	check(await holdBudget(tx, offer.offer_id, held), "the offer is locked, and its budget was looked at");
	const row = await insertBonus(tx, {
		...{ bucket: bucketOf(playerId), player_id: playerId, cause: causeOf(requestId), grant_id: ports.ids() },
		...{ offer_id: offer.offer_id, version: version.version, terms_hash: version.terms_hash },
		...{ state: "optedIn", currency, held, reason, taken_at: new Date(ports.clock.nowMs()) },
	});
	const details = { amountMinor: toWire(amountMinor), currency, reason, grant: idText(row.grant_id) };
	await record(ports, tx, visit, { action: "granted", offerId: offer.offer_id, playerId, details });
	await give(ports, tx, row, version, { amountMinor });
}

export const removingGrant =
	(ports: PromotionsPorts): Handler<typeof removeGrant> =>
	async ({ params, body }, visit) => {
		const { reader } = ports.database;
		const grantId = readId(params.grant);
		const found = grantId === null ? undefined : await findBonus(reader, grantId);
		if (!found) throw refuse("GRANT_NOT_FOUND");
		const row = await retryOnContention(() =>
			ports.database.transaction((tx) => removeIn(ports, tx, visit, found, body.reason.trim())),
		);
		return (await showGrants(ports, reader, [row]))[0]!;
	};

async function removeIn(
	ports: PromotionsPorts,
	tx: Tx,
	visit: SignedInVisit,
	{ player_id, grant_id }: BonusRow,
	reason: string,
): Promise<BonusRow> {
	await lockPlayer(tx, player_id);
	const row = (await readBonusRow(tx, player_id, grant_id))!;
	const state = stateAt(row, ports.clock.nowMs());
	if (state !== "optedIn" && state !== "pending" && state !== "active") throw refuse("GRANT_STATE", { state });
	const details = { grant: idText(grant_id), state, reason };
	await record(ports, tx, visit, { action: "removed", offerId: row.offer_id, playerId: player_id, details });
	const ended = await end(ports, tx, row, "removed", reason);
	if (!ended) throw refuse("GRANT_STATE", { state: "converted" });
	return ended.row;
}

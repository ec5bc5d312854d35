import type { Approval, Proposing } from "@baize/desk/server";
import { type Id, idText } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import { type Reader, retryOnContention, type SignedInVisit, type Tx } from "@baize/platform-server";
import type { OfferRecord, OfferState } from "../../contract/index.ts";
import { lockOffer, readVersion } from "../offers/offer-store.ts";
import type { PromotionsPorts } from "../ports.ts";
import { refuseOffice } from "../refuse.ts";
import type { StoredOffer, StoredVersion } from "../tables.ts";
import type { OfficePorts } from "./office-ports.ts";
import { requireOffer, showRecord } from "./office-views.ts";

/** Changes a locked offer in one transaction, and answers its record. */
export async function changeOffer(
	ports: OfficePorts,
	offerText: string,
	change: (tx: Tx, offer: StoredOffer) => Promise<void>,
): Promise<OfferRecord> {
	const { reader } = ports.database;
	await requireOffer(reader, offerText);
	await retryOnContention(() => ports.database.transaction(async (tx) => change(tx, await lockOfferOf(tx, offerText))));
	return showRecord(ports, reader, await requireOffer(reader, offerText));
}

/** Refuses with OFFER_NOT_FOUND. */
export const lockOfferOf = async (tx: Tx, offerText: string): Promise<StoredOffer> =>
	(await lockOffer(tx, (await requireOffer(tx, offerText)).offer_id))!;

export function requireState(offer: StoredOffer, ...allowed: OfferState[]): void {
	if (!allowed.includes(offer.state)) throw refuseOffice("OFFER_STATE", { state: offer.state });
}

/** A budget covers what is given and held. */
export function requireCovered(offer: StoredOffer, budget: Minor): void {
	if (budget < offer.spent) throw refuseOffice("BUDGET_SPENT", { leftUnits: 0 });
}

/** The terms in force, or the first draft. */
export const publishedOf = async (reader: Reader, offer: StoredOffer): Promise<StoredVersion> =>
	(await readVersion(reader, offer.offer_id, offer.published ?? offer.version))!;

/** Proposes it to a second operator, and answers the proposal's id. */
export async function propose<Input>(
	{ nameOf }: PromotionsPorts,
	kind: Proposing<Input>,
	what: { subject: string; input: Input; reason: string },
	{ session, ip }: SignedInVisit,
): Promise<{ proposal: string }> {
	const by = { id: session.playerId, name: await nameOf(session) };
	return { proposal: idText(await kind.propose({ ...what, reason: what.reason.trim(), by, ip })) };
}

/** Who does it, and from where. */
export type By = { id: Id; ip: string };
export const byOf = ({ session, ip }: SignedInVisit): By => ({ id: session.playerId, ip });

type Act = { action: string; offerId: Id; playerId?: Id; details: Record<string, unknown> };

/** Each act of an operator stands in the audit log, in its own transaction. */
export const record = (
	{ audit }: PromotionsPorts,
	tx: Tx,
	{ id: actorId, ip }: By,
	{ action, offerId, playerId, details }: Act,
): Promise<void> =>
	audit.record(tx, {
		action: `promotions.${action}`,
		actorId,
		...(playerId === undefined ? {} : { playerId }),
		target: idText(offerId),
		details,
		ip,
	});

/** What is done by an approval also says who has proposed it, and why. */
export const recordApproved = (
	ports: PromotionsPorts,
	tx: Tx,
	{ proposalId, reason, proposedBy, approvedBy, ip }: Approval,
	act: Act,
): Promise<void> =>
	record(
		ports,
		tx,
		{ id: approvedBy.id, ip },
		{
			...act,
			details: { ...act.details, reason, proposedBy: proposedBy.name, proposal: idText(proposalId) },
		},
	);

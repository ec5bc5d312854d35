import { type Id, idText } from "@baize/kernel/id";
import { retryOnContention, type SignedInVisit, type Tx } from "@baize/platform-server";
import type { OfferRecord, OfferState } from "../../contract/index.ts";
import { lockOffer } from "../offers/offer-store.ts";
import type { PromotionsPorts } from "../ports.ts";
import { refuseOffice } from "../refuse.ts";
import type { StoredOffer } from "../tables.ts";
import { requireOffer, showRecord } from "./office-views.ts";

/** Changes a locked offer in one transaction, and answers its record. */
export async function changeOffer(
	ports: PromotionsPorts,
	offerText: string,
	change: (tx: Tx, offer: StoredOffer) => Promise<void>,
): Promise<OfferRecord> {
	const { offer_id } = await requireOffer(ports.database.reader, offerText);
	await retryOnContention(() => ports.database.transaction(async (tx) => change(tx, (await lockOffer(tx, offer_id))!)));
	return showRecord(ports, ports.database.reader, await requireOffer(ports.database.reader, offerText));
}

export function requireState(offer: StoredOffer, ...allowed: OfferState[]): void {
	if (!allowed.includes(offer.state)) throw refuseOffice("OFFER_STATE", { state: offer.state });
}

type Act = { action: string; offerId: Id; playerId?: Id; details: Record<string, unknown> };

/** Each act of an operator stands in the audit log, in its own transaction. */
export const record = (
	{ audit }: PromotionsPorts,
	tx: Tx,
	{ session, ip }: SignedInVisit,
	{ action, offerId, playerId, details }: Act,
): Promise<void> =>
	audit.record(tx, {
		action: `promotions.${action}`,
		actorId: session.playerId,
		...(playerId === undefined ? {} : { playerId }),
		target: idText(offerId),
		details,
		ip,
	});

import { type Id, idText, readId } from "@baize/kernel/id";
import { fromWire } from "@baize/kernel/money";
import { type Handler, type Reader, retryOnContention, type SignedInVisit, type Tx } from "@baize/platform-server";
import {
	type grantByHand,
	type listPlayerGrants,
	type listPresents,
	type removeGrant,
	TWO_FOR_UNITS,
} from "../../contract/index.ts";
import { findBonus, lockPlayer, readBonusPage, readBonusRow } from "../grants/bonus-store.ts";
import { end } from "../grants/end.ts";
import { stateAt } from "../grants/rules.ts";
import { minorOf } from "../offers/amounts.ts";
import { readOpenOffers } from "../offers/offer-store.ts";
import type { PromotionsPorts } from "../ports.ts";
import { refuse } from "../refuse.ts";
import type { BonusRow } from "../tables.ts";
import { byOf, lockOfferOf, propose, record } from "./acts.ts";
import type { OfficePorts, PresentInput } from "./office-ports.ts";
import { requireOffer, showGrants } from "./office-views.ts";
import { givePresent, type Present, requirePlayer, wasGiven } from "./present.ts";

const SHOWN = 100;

const grantsOf = async (ports: PromotionsPorts, reader: Reader, playerId: Id) =>
	showGrants(ports, reader, await readBonusPage(reader, playerId, undefined, SHOWN));

export const listingPlayerGrants =
	(ports: OfficePorts): Handler<typeof listPlayerGrants> =>
	async ({ params }) => {
		const { reader } = ports.database;
		const { playerId } = await requirePlayer(ports, reader, params.player);
		const [grants, open] = await Promise.all([
			grantsOf(ports, reader, playerId),
			ports.kinds.present.open(reader, [params.player]),
		]);
		const proposal = open.get(params.player);
		return { grants, ...(proposal ? { proposal } : {}) };
	};

export const listingPresents =
	(ports: PromotionsPorts): Handler<typeof listPresents> =>
	async ({ params }) => {
		const { currency } = await requirePlayer(ports, ports.database.reader, params.player);
		const open = await readOpenOffers(ports.database.reader, ["open"]);
		const manual = open.filter(({ offer }) => offer.kind === "manual");
		const presents = manual.map(({ offer, version }) => ({
			id: idText(offer.offer_id),
			title: version.terms.title.en,
		}));
		return { currency, presents };
	};

/** Up to a limit one operator gives it. What is more is proposed to another one. */
export const grantingByHand =
	(ports: OfficePorts): Handler<typeof grantByHand> =>
	async ({ params: { player }, body: { reason, ...asked } }, visit) => {
		const { reader } = ports.database;
		const { playerId, currency } = await requirePlayer(ports, reader, player);
		const present = { playerId, currency, amountMinor: fromWire(asked.amountMinor), requestId: asked.requestId };
		const needsTwo = present.amountMinor > minorOf(TWO_FOR_UNITS, currency);
		const proposed = needsTwo
			? await proposePresent(ports, visit, present, { input: { player, ...asked }, reason })
			: await giveAlone(ports, visit, present, { offer: asked.offer, reason: reason.trim() });
		return { grants: await grantsOf(ports, reader, playerId), ...proposed };
	};

/** Nothing is proposed where it was approved already, and the same request comes again. */
async function proposePresent(
	ports: OfficePorts,
	visit: SignedInVisit,
	present: Present,
	{ input, reason }: { input: PresentInput; reason: string },
): Promise<{ proposal?: string }> {
	const { reader } = ports.database;
	if (await wasGiven(reader, await requireOffer(reader, input.offer), present)) return {};
	return propose(ports, ports.kinds.present, { subject: input.player, input, reason }, visit);
}

async function giveAlone(
	ports: OfficePorts,
	visit: SignedInVisit,
	present: Present,
	{ offer: offerText, reason }: { offer: string; reason: string },
): Promise<Record<string, never>> {
	await retryOnContention(() =>
		ports.database.transaction(async (tx) => {
			await lockPlayer(tx, present.playerId);
			const offer = await lockOfferOf(tx, offerText);
			if (!(await wasGiven(tx, offer, present)))
				await givePresent(ports, tx, byOf(visit), offer, { ...present, reason });
		}),
	);
	return {};
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
	await record(ports, tx, byOf(visit), { action: "removed", offerId: row.offer_id, playerId: player_id, details });
	const ended = await end(ports, tx, row, "removed", reason);
	if (!ended) throw refuse("GRANT_STATE", { state: "converted" });
	return ended.row;
}

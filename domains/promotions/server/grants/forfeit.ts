import { createHash } from "node:crypto";
import { idText } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import { type Handler, type Reader, retryOnContention, type Tx } from "@baize/platform-server";
import type { ForfeitPreview, forfeitBonus, previewForfeit, previewWithdrawalEffect } from "../../contract/index.ts";
import { versionsOf } from "../offers/offer-store.ts";
import type { PromotionsPorts } from "../ports.ts";
import { refuse } from "../refuse.ts";
import type { BonusRow } from "../tables.ts";
import { lockPlayer, readOpenBonuses } from "./bonus-store.ts";
import { end } from "./end.ts";
import { requireBonus } from "./read.ts";
import { nextOf, stateAt } from "./rules.ts";
import { leftMinor, showBonus } from "./views.ts";

export const previewingForfeit =
	(ports: PromotionsPorts): Handler<typeof previewForfeit> =>
	async ({ params }, { session: { playerId } }) => {
		const { reader } = ports.database;
		const row = await requireBonus(reader, playerId, params.grant);
		requireOpen(ports, row);
		return preview(ports, reader, row);
	};

export const forfeitingBonus =
	(ports: PromotionsPorts): Handler<typeof forfeitBonus> =>
	async ({ params, body: { state } }, { session: { playerId }, locale }) => {
		const row = await retryOnContention(() =>
			ports.database.transaction(async (tx) => {
				await lockPlayer(tx, playerId);
				const found = await requireBonus(tx, playerId, params.grant);
				if (found.state === "forfeited") return found;
				requireOpen(ports, found);
				return forfeit(ports, tx, found, state);
			}),
		);
		return showBonus(ports, ports.database.reader, row, locale);
	};

function requireOpen({ clock }: PromotionsPorts, row: BonusRow): void {
	const state = stateAt(row, clock.nowMs());
	if (state !== "optedIn" && state !== "pending" && state !== "active") throw refuse("GRANT_STATE", { state });
}

/** A stake may come between the look and the lock of the wallet: what was taken back is compared once more. */
async function forfeit(ports: PromotionsPorts, tx: Tx, row: BonusRow, state: string): Promise<BonusRow> {
	const now = await preview(ports, tx, row);
	if (now.state !== state) throw refuse("PREVIEW_CHANGED");
	const ended = await end(ports, tx, row, "forfeited");
	if (!ended) throw refuse("GRANT_STATE", { state: "converted" });
	if (toWire(ended.lostMinor) !== now.losesMinor) throw refuse("PREVIEW_CHANGED");
	return ended.row;
}

async function preview(ports: PromotionsPorts, reader: Reader, row: BonusRow): Promise<ForfeitPreview> {
	const { player_id: playerId, currency } = row;
	const [wager, funds, open] = await Promise.all([
		ports.ledger.wager(reader, playerId, currency),
		ports.ledger.balances(playerId, currency),
		readOpenBonuses(reader, playerId),
	]);
	const active = wager?.grant === row.grant_id ? wager : undefined;
	const losesMinor = row.state === "active" ? (funds?.bonus ?? 0n) : row.state === "pending" ? (row.amount ?? 0n) : 0n;
	const left = active ? leftMinor(active) : 0n;
	const openStakes = active?.openParts ?? 0;
	const others = open.filter(({ grant_id }) => grant_id !== row.grant_id);
	const next = nextOf(others, currency);
	return {
		grant: idText(row.grant_id),
		state: hashOf([row.grant_id, row.state, losesMinor, left, openStakes]),
		currency,
		losesMinor: toWire(losesMinor),
		keepsMinor: toWire(funds?.cash ?? 0n),
		releasedMinor: 0,
		leftToWagerMinor: toWire(left),
		openStakes,
		next: next ? idText(next.grant_id) : null,
	};
}

const hashOf = (parts: readonly (bigint | number | string)[]): string =>
	createHash("sha256").update(parts.join(" ")).digest("hex").slice(0, 32);

export const previewingWithdrawal =
	(ports: PromotionsPorts): Handler<typeof previewWithdrawalEffect> =>
	async (_input, { session: { playerId, currency } }) => {
		const { reader } = ports.database;
		const [wager, funds, open] = await Promise.all([
			ports.ledger.wager(reader, playerId, currency),
			ports.ledger.balances(playerId, currency),
			readOpenBonuses(reader, playerId),
		]);
		const ends = await endedByWithdrawal(reader, open);
		const loses = ends.reduce((sum, row) => sum + worthOf(row, funds?.bonus ?? 0n), 0n);
		const held = (funds?.bonus ?? 0n) + (funds?.npBonus ?? 0n) + (funds?.locked ?? 0n);
		return {
			currency,
			withdrawableMinor: toWire(funds?.cash ?? 0n),
			losesMinor: toWire(loses),
			staysMinor: toWire(held > loses ? held - loses : 0n),
			ends: ends[0] ? idText(ends[0].grant_id) : null,
			leftToWagerMinor: toWire(wager ? leftMinor(wager) : 0n),
		};
	};

const worthOf = (row: BonusRow, bonusMinor: Minor): Minor => (row.state === "active" ? bonusMinor : (row.amount ?? 0n));

/** Of a player's open bonuses, those whose terms end them with a withdrawal; the one in force first. */
export async function endedByWithdrawal(reader: Reader, open: readonly BonusRow[]): Promise<BonusRow[]> {
	const given = open.filter(({ state }) => state === "pending" || state === "active");
	const versions = await versionsOf(
		reader,
		given.map(({ offer_id: offerId, version }) => ({ offerId, version })),
	);
	const ending = given.filter(
		(row) => versions.get(`${row.offer_id} ${row.version}`)?.terms.wagering?.endsWithWithdrawal,
	);
	return ending.sort((a, b) => Number(b.state === "active") - Number(a.state === "active"));
}

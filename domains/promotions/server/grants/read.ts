import { type Id, idText, readId } from "@baize/kernel/id";
import type { Handler, Reader } from "@baize/platform-server";
import type { listBonuses, readBonus } from "../../contract/index.ts";
import type { PromotionsPorts } from "../ports.ts";
import { refuse } from "../refuse.ts";
import type { BonusRow } from "../tables.ts";
import { readBonusPage, readBonusRow, readOpenBonuses } from "./bonus-store.ts";
import { stateAt } from "./rules.ts";
import { showBonus, showBonuses } from "./views.ts";

const PAGE_LENGTH = 20;

export const listingBonuses =
	(ports: PromotionsPorts): Handler<typeof listBonuses> =>
	async ({ query }, { session: { playerId, currency }, locale }) => {
		const { reader } = ports.database;
		const nowMs = ports.clock.nowMs();
		const before = readId(query.before ?? "") ?? undefined;
		const [open, page] = await Promise.all([
			readOpenBonuses(reader, playerId),
			readBonusPage(reader, playerId, before, PAGE_LENGTH + 1),
		]);
		const current = open.filter((row) => stateAt(row, nowMs) !== "expired");
		const shown = new Set(current.map(({ grant_id }) => grant_id));
		const rows = page.slice(0, PAGE_LENGTH);
		const past = rows.filter(({ grant_id }) => !shown.has(grant_id));
		const [views, history] = await Promise.all([
			showBonuses(ports, reader, current, locale),
			showBonuses(ports, reader, past, locale),
		]);
		const active = views.find(({ state }) => state === "active") ?? null;
		return {
			active,
			isOtherInForce: active === null && (await isOtherInForce(ports, playerId, currency)),
			waiting: views.filter(({ state }) => state !== "active"),
			history,
			next: page.length > PAGE_LENGTH ? idText(rows.at(-1)!.grant_id) : null,
		};
	};

async function isOtherInForce({ database, ledger, clock }: PromotionsPorts, playerId: Id, currency: string) {
	const wager = await ledger.wager(database.reader, playerId, currency);
	// One of an offer whose time is over is in the books until a job has come by.
	if (!wager || wager.untilMs <= clock.nowMs()) return false;
	return (await readBonusRow(database.reader, playerId, wager.grant)) === undefined;
}

export const readingBonus =
	(ports: PromotionsPorts): Handler<typeof readBonus> =>
	async ({ params }, { session: { playerId }, locale }) => {
		const { reader } = ports.database;
		return showBonus(ports, reader, await requireBonus(reader, playerId, params.grant), locale);
	};

/** Refuses with GRANT_NOT_FOUND, also for a text that is no id and for another player's. */
export async function requireBonus(reader: Reader, playerId: Id, text: string): Promise<BonusRow> {
	const grantId = readId(text);
	const row = grantId === null ? undefined : await readBonusRow(reader, playerId, grantId);
	if (!row) throw refuse("GRANT_NOT_FOUND");
	return row;
}

import { check } from "@baize/kernel/check";
import { idText } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import { type Minor, toWire } from "@baize/kernel/money";
import type { ActiveWager } from "@baize/ledger/contract";
import type { Reader } from "@baize/platform-server";
import type { GrantView, Terms } from "../../contract/index.ts";
import { versionsOf } from "../offers/offer-store.ts";
import { showTerms } from "../offers/terms-view.ts";
import type { PromotionsPorts } from "../ports.ts";
import type { BonusRow, StoredVersion } from "../tables.ts";
import { stateAt } from "./rules.ts";

type Ports = Pick<PromotionsPorts, "clock" | "ledger" | "games">;

const THOUSAND = 1_000n;

/** A thousandth that is left is still to be wagered, so it is rounded up. */
export const leftMinor = ({ leftX1000 }: Pick<ActiveWager, "leftX1000">): Minor =>
	leftX1000 <= 0n ? 0n : (leftX1000 + THOUSAND - 1n) / THOUSAND;

export async function showBonus(ports: Ports, reader: Reader, row: BonusRow, locale: Locale): Promise<GrantView> {
	const [view] = await showBonuses(ports, reader, [row], locale);
	return view!;
}

/** Bonuses under the terms that were taken; the one in force with its progress. */
export async function showBonuses(
	ports: Ports,
	reader: Reader,
	rows: readonly BonusRow[],
	locale: Locale,
): Promise<GrantView[]> {
	const nowMs = ports.clock.nowMs();
	const versions = await versionsOf(
		reader,
		rows.map(({ offer_id: offerId, version }) => ({ offerId, version })),
	);
	const views: GrantView[] = [];
	for (const row of rows) {
		const version = versions.get(`${row.offer_id} ${row.version}`);
		check(version, "what was taken has its terms");
		const progress = row.state === "active" ? await progressOf(ports, reader, row) : null;
		views.push(showOne(ports, row, version, { locale, nowMs, progress }));
	}
	return views;
}

type How = { locale: Locale; nowMs: number; progress: GrantView["progress"] };

const msOrNull = (at: Date | null): number | null => at?.getTime() ?? null;
const wireOrNull = (amount: Minor | null): number | null => (amount === null ? null : toWire(amount));

function showOne(ports: Ports, row: BonusRow, version: StoredVersion, { locale, nowMs, progress }: How): GrantView {
	return {
		id: idText(row.grant_id),
		offerId: idText(row.offer_id),
		state: stateAt(row, nowMs),
		terms: showTerms(ports, version, locale, row.currency),
		currency: row.currency,
		amountMinor: wireOrNull(row.amount),
		convertedMinor: wireOrNull(row.converted),
		takenAtMs: row.taken_at.getTime(),
		givenAtMs: msOrNull(row.given_at),
		activeAtMs: msOrNull(row.active_at),
		untilMs: msOrNull(row.until_at),
		endedAtMs: msOrNull(row.ended_at),
		receipt: row.given_at && row.state !== "optedIn" && isMoney(version.terms) ? idText(row.grant_id) : null,
		progress,
		reason: row.reason,
	};
}

/** Spins and free bets are no movement of the wallet: they have no receipt before they are used. */
const isMoney = ({ reward }: Terms): boolean => reward === "bonus" || reward === "cash";

/** Null where the books have ended it already: its row follows within seconds. */
async function progressOf({ ledger }: Ports, reader: Reader, row: BonusRow): Promise<GrantView["progress"]> {
	const [wager, funds] = await Promise.all([
		ledger.wager(reader, row.player_id, row.currency),
		ledger.balances(row.player_id, row.currency),
	]);
	if (!wager || !funds || wager.grant !== row.grant_id) return null;
	const required = wager.requiredX1000;
	const left = wager.leftX1000 < 0n ? 0n : wager.leftX1000;
	const wagered = required > left ? required - left : 0n;
	return {
		bonusMinor: toWire(funds.bonus),
		requiredMinor: toWire(required / THOUSAND),
		wageredMinor: toWire(wagered / THOUSAND),
		leftMinor: toWire(leftMinor(wager)),
		percent: required === 0n ? 0 : Number((wagered * 100n) / required),
		openStakes: wager.openParts,
	};
}

import { type Id, idText } from "@baize/kernel/id";
import { inLanguage, type Locale } from "@baize/kernel/locale";
import { toWire } from "@baize/kernel/money";
import { DAY_MS } from "@baize/kernel/time";
import type { Session } from "@baize/platform-server";
import { pageOf } from "@baize/platform-server";
import {
	aYearBefore,
	decimalPoints,
	type EntryView,
	type GraceView,
	type LeftPoints,
	MAX_REDEMPTION_POINTS,
	MIN_REDEMPTION_POINTS,
	type Micro,
	nextTierOf,
	type PlayerPoints,
	type PointsView,
	wholePoints,
} from "../../contract/index.ts";
import { type EntryRow, readAvailable, readEntries, sumSince } from "../book/book-store.ts";
import { expiredOf } from "../book/expiry.ts";
import { worthOf } from "../book/redeem.ts";
import type { LoyaltyPorts } from "../ports.ts";
import { isExcluded, readTier, type TierNow } from "./read-loyalty.ts";

type Ports = Pick<LoyaltyPorts, "database" | "clock" | "excludedAmong">;
type Page = { before?: Id | undefined; limit: number };

/** How long before they expire points are called expiring. */
const SOON_MS = 30 * DAY_MS;

export async function readPointsOf(
	ports: Ports,
	{ playerId, currency }: Session,
	locale: Locale,
	page: Page,
): Promise<PointsView> {
	const { reader } = ports.database;
	const available = await readCurrent(ports, playerId);
	const standing = await readTier(ports, reader, playerId);
	const excluded = await isExcluded(ports, reader, playerId);
	const read = await readEntries(reader, playerId, { ...page, limit: page.limit + 1 });
	const { rows, next } = pageOf(read, page.limit, ({ entry_id: id }) => idText(id));
	return {
		availablePoints: wholePoints(available),
		currency,
		pointMinor: toWire(worthOf(1, currency)),
		minPoints: MIN_REDEMPTION_POINTS,
		maxPoints: MAX_REDEMPTION_POINTS,
		nextTier: excluded ? null : nextTierIn(standing, locale),
		tierFromPoints: toWire(standing.tier.fromPoints),
		grace: excluded ? null : graceIn(standing),
		lost: excluded ? null : lossIn(standing, locale),
		expiringPoints: excluded ? 0 : wholePoints(await readExpiring(ports, playerId, available)),
		entries: rows.map(entryOf),
		next,
	};
}

/** Without what has expired by now, which the next change books. */
async function readCurrent({ database: { reader }, clock }: Ports, playerId: Id): Promise<Micro> {
	const available = await readAvailable(reader, playerId);
	if (available === 0n) return 0n;
	const came = await sumSince(reader, playerId, aYearBefore(clock.nowMs()));
	return available - expiredOf(available, came);
}

async function readExpiring({ database: { reader }, clock }: Ports, playerId: Id, available: Micro): Promise<Micro> {
	if (available === 0n) return 0n;
	const came = await sumSince(reader, playerId, aYearBefore(clock.nowMs() + SOON_MS));
	return expiredOf(available, came);
}

function nextTierIn({ tierPoints, tier: held }: TierNow, locale: Locale): PointsView["nextTier"] {
	const next = nextTierOf(tierPoints, held);
	if (!next) return null;
	const { tier, missingPoints } = next;
	return {
		id: tier.id,
		name: inLanguage(tier.name, locale),
		fromPoints: toWire(tier.fromPoints),
		missingPoints: toWire(missingPoints),
	};
}

const leftIn = (left: readonly LeftPoints[]): GraceView["left"] =>
	left.map(({ day, leftOn, points }) => ({ day, leftOn, points: decimalPoints(points) }));

const graceIn = ({ grace }: TierNow): PointsView["grace"] =>
	grace ? { untilDay: grace.untilDay, missingPoints: toWire(grace.missingPoints), left: leftIn(grace.left) } : null;

const lossIn = ({ lost }: TierNow, locale: Locale): PointsView["lost"] =>
	lost ? { name: inLanguage(lost.tier.name, locale), day: lost.day, left: leftIn(lost.left) } : null;

const entryOf = (row: EntryRow): EntryView => ({
	id: idText(row.entry_id),
	kind: row.kind,
	product: row.product,
	points: decimalPoints(row.to_account === "available" ? row.points : -row.points),
	atMs: row.at.getTime(),
	amountMinor: row.amount === null ? null : toWire(row.amount),
});

const OFFICE_ENTRIES = 50;

/** As an operator sees them. */
export async function readPlayerPointsOf(
	ports: Ports,
	{ playerId, currency }: { playerId: Id; currency: string },
): Promise<PlayerPoints> {
	const { reader } = ports.database;
	const { tier, tierPoints } = await readTier(ports, reader, playerId);
	const rows = await readEntries(reader, playerId, { limit: OFFICE_ENTRIES });
	return {
		playerId: idText(playerId),
		currency,
		availablePoints: decimalPoints(await readCurrent(ports, playerId)),
		tierPoints: decimalPoints(tierPoints),
		tierName: tier.name.en,
		excluded: await isExcluded(ports, reader, playerId),
		entries: rows.map((row) => ({ ...entryOf(row), reason: row.reason })),
	};
}

const EXPORT_PORTION = 1_000;

/** All entries, the newest first, for the copy of a player's data. */
export async function exportEntries({ database: { reader } }: Pick<Ports, "database">, playerId: Id) {
	const entries: EntryView[] = [];
	for (let before: Id | undefined; ; ) {
		const rows = await readEntries(reader, playerId, { before, limit: EXPORT_PORTION });
		entries.push(...rows.map(entryOf));
		if (rows.length < EXPORT_PORTION) return entries;
		before = rows.at(-1)!.entry_id;
	}
}

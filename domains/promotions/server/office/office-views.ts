import { check } from "@baize/kernel/check";
import { idText, readId } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import type { Reader } from "@baize/platform-server";
import type { GrantRow, OfferProposals, OfferRecord, OfferRow } from "../../contract/index.ts";
import { countByState } from "../grants/bonus-store.ts";
import { stateAt } from "../grants/rules.ts";
import { leftMinor } from "../grants/views.ts";
import { readOfferRow, readVersions, versionsOf } from "../offers/offer-store.ts";
import type { PromotionsPorts } from "../ports.ts";
import { refuse } from "../refuse.ts";
import type { BonusRow, StoredOffer, StoredVersion } from "../tables.ts";
import { failedChecks } from "./checks.ts";
import type { OfficePorts } from "./office-ports.ts";
import { isCodeTaken } from "./office-store.ts";

const msOrNull = (at: Date | null): number | null => at?.getTime() ?? null;
const wireOrNull = (amount: Minor | null): number | null => (amount === null ? null : toWire(amount));

/** Refuses with OFFER_NOT_FOUND, also for a text that is no id. */
export async function requireOffer(reader: Reader, text: string): Promise<StoredOffer> {
	const offerId = readId(text);
	const offer = offerId === null ? undefined : await readOfferRow(reader, offerId);
	if (!offer) throw refuse("OFFER_NOT_FOUND");
	return offer;
}

export async function showRecord(ports: OfficePorts, reader: Reader, offer: StoredOffer): Promise<OfferRecord> {
	const [versions, open, counts] = await Promise.all([
		readVersions(reader, offer.offer_id),
		openOf(ports, reader, [offer]),
		countByState(reader, offer.offer_id),
	]);
	const [newest] = versions;
	check(newest, "an offer has a version");
	const proposals = open(offer);
	return {
		...showOfferRow(offer, newest, proposals),
		reason: offer.reason,
		versions: versions.map(showVersion),
		failed: await failedOf(ports, reader, newest),
		proposals,
		counts: counts.map(({ state, grants }) => ({ state, grants: Number(grants) })),
	};
}

export const failedOf = async (
	{ spinGames, games, freeBets }: PromotionsPorts,
	reader: Reader,
	version: StoredVersion,
) =>
	failedChecks(version, {
		spinGames,
		games,
		issueOfFreeBet: freeBets.issueOf,
		isCodeTaken: await isCodeTaken(reader, version.terms.code, version.offer_id),
	});

const showVersion = (version: StoredVersion): OfferRecord["versions"][number] => ({
	version: version.version,
	hash: version.terms_hash,
	terms: version.terms,
	price: version.price,
	writtenBy: idText(version.written_by),
	writtenAtMs: version.written_at.getTime(),
	publishedAtMs: msOrNull(version.published_at),
});

export const showOfferRow = (offer: StoredOffer, { terms }: StoredVersion, proposals: OfferProposals): OfferRow => ({
	id: idText(offer.offer_id),
	title: terms.title.en,
	kind: offer.kind,
	state: offer.state,
	fromMs: terms.fromMs,
	untilMs: terms.untilMs,
	budgetUnits: wireOrNull(offer.budget),
	spentUnits: toWire(offer.spent),
	grants: offer.grants,
	version: offer.version,
	isProposed: Object.keys(proposals).length > 0,
});

/** What waits for a second operator of these offers. */
export async function openOf(
	{ kinds: { publish, resume, budget } }: OfficePorts,
	reader: Reader,
	offers: readonly StoredOffer[],
): Promise<(offer: StoredOffer) => OfferProposals> {
	const subjects = offers.map(({ offer_id }) => idText(offer_id));
	const [publications, resumptions, budgets] = await Promise.all([
		publish.open(reader, subjects),
		resume.open(reader, subjects),
		budget.open(reader, subjects),
	]);
	return ({ offer_id }) => {
		const subject = idText(offer_id);
		const [published, resumed, changed] = [publications, resumptions, budgets].map((open) => open.get(subject));
		return {
			...(published ? { publish: published } : {}),
			...(resumed ? { resume: resumed } : {}),
			...(changed ? { budget: changed } : {}),
		};
	};
}

/** Grants as operators see them; the one in force with what is left to wager. */
export async function showGrants(
	ports: PromotionsPorts,
	reader: Reader,
	rows: readonly BonusRow[],
): Promise<GrantRow[]> {
	const versions = await versionsOf(
		reader,
		rows.map(({ offer_id: offerId, version }) => ({ offerId, version })),
	);
	return Promise.all(
		rows.map(async (row) => {
			const version = versions.get(`${row.offer_id} ${row.version}`);
			check(version, "what was taken has its terms");
			const isActive = row.state === "active";
			const wager = isActive ? await ports.ledger.wager(reader, row.player_id, row.currency) : undefined;
			return showGrant(row, version.terms.title.en, ports.clock.nowMs(), wager ? toWire(leftMinor(wager)) : null);
		}),
	);
}

const showGrant = (row: BonusRow, title: string, nowMs: number, leftToWagerMinor: number | null): GrantRow => ({
	id: idText(row.grant_id),
	playerId: idText(row.player_id),
	offerId: idText(row.offer_id),
	title,
	state: stateAt(row, nowMs),
	cause: row.cause,
	currency: row.currency,
	amountMinor: wireOrNull(row.amount),
	convertedMinor: wireOrNull(row.converted),
	leftToWagerMinor,
	takenAtMs: row.taken_at.getTime(),
	untilMs: msOrNull(row.until_at),
	endedAtMs: msOrNull(row.ended_at),
	termsHash: row.terms_hash,
	reason: row.reason,
});

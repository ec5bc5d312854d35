import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { OfferState } from "../../contract/index.ts";
import type { StoredOffer, StoredVersion, Tables } from "../tables.ts";

/** An offer with the version that can be taken now. */
export type PublishedOffer = { offer: StoredOffer; version: StoredVersion };

export const readOfferRow = (reader: Reader, offerId: Id): Promise<StoredOffer | undefined> =>
	rows<Tables>(reader).selectFrom("promotions.offer").selectAll().where("offer_id", "=", offerId).executeTakeFirst();

export const lockOffer = (tx: Tx, offerId: Id): Promise<StoredOffer | undefined> =>
	rows<Tables>(tx)
		.selectFrom("promotions.offer")
		.selectAll()
		.where("offer_id", "=", offerId)
		.forUpdate()
		.executeTakeFirst();

export const readVersion = (reader: Reader, offerId: Id, version: number): Promise<StoredVersion | undefined> =>
	rows<Tables>(reader)
		.selectFrom("promotions.version")
		.selectAll()
		.where("offer_id", "=", offerId)
		.where("version", "=", version)
		.executeTakeFirst();

export const readVersions = (reader: Reader, offerId: Id): Promise<StoredVersion[]> =>
	rows<Tables>(reader)
		.selectFrom("promotions.version")
		.selectAll()
		.where("offer_id", "=", offerId)
		.orderBy("version", "desc")
		.execute();

/** Undefined where there is none, or none that was ever published. */
export async function readPublished(reader: Reader, offerId: Id): Promise<PublishedOffer | undefined> {
	const offer = await readOfferRow(reader, offerId);
	const version = offer?.published == null ? undefined : await readVersion(reader, offerId, offer.published);
	return offer && version && { offer, version };
}

/** All that are open now, the newest first. */
export async function readOpenOffers(reader: Reader, states: readonly OfferState[]): Promise<PublishedOffer[]> {
	const offers = await rows<Tables>(reader)
		.selectFrom("promotions.offer")
		.selectAll()
		.where("state", "in", [...states])
		.where("published", "is not", null)
		.orderBy("offer_id", "desc")
		.execute();
	const versions = await versionsOf(
		reader,
		offers.map(({ offer_id, published }) => ({ offerId: offer_id, version: published! })),
	);
	return offers.map((offer) => ({ offer, version: versions.get(`${offer.offer_id} ${offer.published}`)! }));
}

/** By "offer version". */
export async function versionsOf(
	reader: Reader,
	wanted: readonly { offerId: Id; version: number }[],
): Promise<Map<string, StoredVersion>> {
	if (wanted.length === 0) return new Map();
	const { rows: found } = await sql<StoredVersion>`select v.* from unnest(
			${wanted.map(({ offerId }) => offerId)}::bigint[], ${wanted.map(({ version }) => version)}::int[]
		) as w (offer_id, version)
		join promotions.version v on v.offer_id = w.offer_id and v.version = w.version`.execute(reader);
	return new Map(found.map((row) => [`${row.offer_id} ${row.version}`, row]));
}

/** The offer that is taken by a code now. */
export async function readByCode(reader: Reader, code: string): Promise<PublishedOffer | undefined> {
	const found = await rows<Tables>(reader)
		.selectFrom("promotions.offer")
		.select("offer_id")
		.where("code", "=", code)
		.where("state", "in", ["open", "paused"])
		.executeTakeFirst();
	return found && readPublished(reader, found.offer_id);
}

/** Holds so much of the budget, or answers false. The row is locked until the commit, so no two can hold the same. */
export async function holdBudget(tx: Tx, offerId: Id, units: bigint): Promise<boolean> {
	const { rows: held } = await sql`update promotions.offer set spent = spent + ${units}, grants = grants + 1
		where offer_id = ${offerId} and state = 'open' and spent + ${units} <= budget returning 1`.execute(tx);
	return held.length === 1;
}

/** Lets go what was held and is not given. */
export async function freeBudget(tx: Tx, offerId: Id, units: bigint): Promise<void> {
	if (units === 0n) return;
	await sql`update promotions.offer set spent = spent - ${units} where offer_id = ${offerId}`.execute(tx);
}

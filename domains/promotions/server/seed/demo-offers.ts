import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Database, Tx } from "@baize/platform-server";
import { hashOfTerms } from "../offers/terms-hash.ts";
import { insertOffer, updateOffer, updateVersion, writeVersion } from "../office/office-store.ts";
import { type DemoOffer, demoOffers } from "./demo-offers.data.ts";
import { DEMO_PRICES } from "./demo-prices.data.ts";

type Ports = { database: Database; clock: Clock; ids: () => Id };

/** Publishes the offers of development and tests, each once: a second start finds it and leaves it. */
export async function seedDemoOffers({ database, clock, ids }: Ports, writtenBy: Id): Promise<void> {
	const nowMs = clock.nowMs();
	for (const demo of demoOffers(nowMs, DEMO_PRICES))
		await database.transaction((tx) => seedOne(tx, demo, { offerId: ids(), writtenBy, at: new Date(nowMs) }));
}

type Seeded = { offerId: Id; writtenBy: Id; at: Date };

async function seedOne(tx: Tx, { name, budgetUnits, terms, price }: DemoOffer, { offerId, writtenBy, at }: Seeded) {
	const isNew = await insertOffer(tx, {
		...{ offer_id: offerId, request_id: `demo-${name}`, kind: terms.kind, state: "draft", version: 1, created_at: at },
	});
	if (!isNew) return;
	const version = { offer_id: offerId, version: 1 };
	await writeVersion(tx, {
		...{ ...version, terms, terms_hash: hashOfTerms(terms), price, written_by: writtenBy, written_at: at },
	});
	await updateVersion(tx, version, { published_at: at });
	await updateOffer(tx, offerId, { published: 1, budget: BigInt(budgetUnits), code: terms.code, state: "open" });
}

import { BUCKET_COUNT, bucketOf } from "@baize/kernel/id";
import { retryOnContention, type Tx } from "@baize/platform-server";
import { mayBeOffered } from "../eligibility/may-be-offered.ts";
import { readFacts } from "../eligibility/read-facts.ts";
import { insertBonus, lockPlayer, readByCause } from "../grants/bonus-store.ts";
import { give } from "../grants/give.ts";
import { cashbackOf } from "../grants/rules.ts";
import { offerFacts } from "../grants/standing.ts";
import { unitsOf } from "../offers/amounts.ts";
import { holdBudget, type PublishedOffer, readOpenOffers } from "../offers/offer-store.ts";
import type { PromotionsPorts } from "../ports.ts";
import { readLosses, type WindowLoss } from "./loss-store.ts";
import { dayOf } from "./losses.ts";
import { type CashbackWindow, windowsToPay } from "./windows.ts";

const FOLLOWER = "promotions";

/** Pays what windows give back, each player and window once. Waits while the follower has not had all of a window, and while nothing is paid. */
export async function payCashback(ports: PromotionsPorts): Promise<void> {
	if (!ports.mayPay()) return;
	const lag = (await ports.ledger.lags()).find(({ name }) => name === FOLLOWER);
	if (!lag) return;
	const followedUntilMs = ports.clock.nowMs() - (lag.operations === 0n ? 0 : lag.sinceMs);
	for (const published of await readOpenOffers(ports.database.reader, ["open"]))
		for (const window of windowsToPay(published.version.terms, followedUntilMs))
			await payWindow(ports, published, window);
}

async function payWindow(ports: PromotionsPorts, published: PublishedOffer, window: CashbackWindow): Promise<void> {
	const { terms } = published.version;
	const products = terms.cashback!.products;
	const days = { fromDay: dayOf(window.fromMs), untilDay: dayOf(window.untilMs) };
	for (let bucket = 0; bucket < Number(BUCKET_COUNT); bucket++)
		for (const loss of await readLosses(ports.database.reader, { bucket, products, ...days }))
			if (cashbackOf(terms, loss.lostMinor, loss.currency) > 0n) await payLoss(ports, published, window, loss);
}

const payLoss = (ports: PromotionsPorts, published: PublishedOffer, window: CashbackWindow, loss: WindowLoss) =>
	retryOnContention(() => ports.database.transaction((tx) => payLossIn(ports, tx, { published, window, loss })));

type Payment = { published: PublishedOffer; window: CashbackWindow; loss: WindowLoss };

async function payLossIn(ports: PromotionsPorts, tx: Tx, { published, window, loss }: Payment): Promise<void> {
	const { offer, version } = published;
	const { playerId, currency, lostMinor } = loss;
	const cause = `cashback ${offer.offer_id} ${window.number} ${currency}`;
	const deposits = await lockPlayer(tx, playerId);
	if (await readByCause(tx, playerId, cause)) return;
	const player = await readFacts(ports, tx, playerId);
	const facts = { ...offerFacts(published, deposits, false), hasBudget: true };
	if (mayBeOffered(version.terms, player, facts, "byUs", ports.clock.nowMs())) return;
	const amountMinor = cashbackOf(version.terms, lostMinor, currency);
	const held = unitsOf(amountMinor, currency);
	if (!(await holdBudget(tx, offer.offer_id, held))) return;
	const row = await insertBonus(tx, {
		bucket: bucketOf(playerId),
		player_id: playerId,
		cause,
		grant_id: ports.ids(),
		offer_id: offer.offer_id,
		version: version.version,
		terms_hash: version.terms_hash,
		state: "optedIn",
		currency,
		held,
		taken_at: new Date(ports.clock.nowMs()),
	});
	await give(ports, tx, row, version, { amountMinor });
}

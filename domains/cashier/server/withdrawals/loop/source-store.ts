import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import { PAID_COINS } from "../../../contract/index.ts";
import type { CashierDeps } from "../../deps.ts";
import type { Tables } from "../../tables.ts";
import type { Source } from "./judge-loop.ts";

type Came = { token: string | null; is_coins: boolean; label: string | null; provider: string; amount: bigint };
/** The states in which money has gone out or is set aside to go. */
const GOING = ["requested", "approved", "paying", "paid"] as const;

/**
 * Where a player's money came from, the latest source first. A card counts as one that can be paid back only while its
 * provider pays to cards.
 */
export async function sourcesOf(deps: CashierDeps, reader: Reader, playerId: Id, currency: string): Promise<Source[]> {
	const [came, went] = await Promise.all([
		cameFrom(reader, playerId, currency),
		wentTo(deps, reader, playerId, currency),
	]);
	const cards = came.flatMap(({ token, label, provider, amount }): Source[] =>
		token !== null && paysToCards(deps, provider)
			? [{ destination: token, label: label ?? "", cameMinor: amount, wentBackMinor: went.get(token) ?? 0n }]
			: [],
	);
	const reachable = new Set(cards.map(({ destination }) => destination));
	const sumOf = (some: readonly Came[]): bigint => some.reduce((sum, { amount }) => sum + amount, 0n);
	const others = came.filter(({ token, is_coins }) => !is_coins && !reachable.has(token ?? ""));
	return [
		...cards,
		...elsewhere(sumOf(came.filter(({ is_coins }) => is_coins)), {
			label: PAID_COINS.network,
			wentBackMinor: went.get(TO_COINS) ?? 0n,
			isCoins: true,
		}),
		...elsewhere(sumOf(others), { label: "", wentBackMinor: went.get(TO_BANK) ?? 0n }),
	];
}

const elsewhere = (cameMinor: bigint, source: Pick<Source, "label" | "wentBackMinor" | "isCoins">): Source[] =>
	cameMinor === 0n ? [] : [{ destination: undefined, cameMinor, ...source }];

const paysToCards = ({ providers }: CashierDeps, name: string): boolean =>
	providers.named(name)?.capabilities().payouts.card !== undefined;

/** No card's token is one of these. */
const TO_BANK = "";
const TO_COINS = " ";

async function cameFrom(reader: Reader, playerId: Id, currency: string): Promise<Came[]> {
	// What the payer's bank has taken back did not come.
	const found =
		await sql<Came>`select d.card_token as token, d.method = 'crypto' as is_coins, max(d.card_label) as label,
			(array_agg(d.provider order by d.id desc))[1] as provider,
			sum(d.amount - coalesce(c.amount, 0))::bigint as amount
		from cashier.deposit d
		left join cashier.chargeback c on c.bucket = d.bucket and c.payment_id = d.id and c.state <> 'won'
		where d.bucket = ${bucketOf(playerId)} and d.player_id = ${playerId} and d.currency = ${currency}
			and d.state = 'settled'
		group by d.card_token, d.method = 'crypto' order by max(d.id) desc`.execute(reader);
	return found.rows;
}

/** What went to each card, by its token, which is stored sealed; to all bank accounts together, and by coins. */
async function wentTo(
	{ sealer }: CashierDeps,
	reader: Reader,
	playerId: Id,
	currency: string,
): Promise<Map<string, bigint>> {
	const found = await rows<Tables>(reader)
		.selectFrom("cashier.withdrawal")
		.select(["id", "method", "destination", "amount"])
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("currency", "=", currency)
		.where("state", "in", GOING)
		.execute();
	const sums = new Map<string, bigint>();
	for (const { id, method, destination, amount } of found) {
		const to = method === "card" ? sealer.openText(destination, id) : method === "crypto" ? TO_COINS : TO_BANK;
		sums.set(to, (sums.get(to) ?? 0n) + amount);
	}
	return sums;
}

/** Two requests of a player are judged one after the other, so that together they do not return more than came. */
export async function lockSources(tx: Tx, playerId: Id): Promise<void> {
	await rows<Tables>(tx)
		.selectFrom("cashier.deposit")
		.select("id")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("state", "=", "settled")
		.orderBy("id")
		.limit(1)
		.forUpdate()
		.execute();
}

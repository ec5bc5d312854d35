import { createHmac } from "node:crypto";
import { bucketOf, type Id } from "@baize/kernel/id";
import type { Secrets, Tx } from "@baize/platform-server";
import { CARD_BRANDS, type CardBrand, EXPIRY_PATTERN, MAX_SAVED_CARDS } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import type { ProviderNotification } from "../ports.ts";
import type { DepositRow } from "../tables.ts";
import { insertCard, lockCardOf, readCards, updateCard } from "./card-store.ts";
import { dropCard } from "./remove-card.ts";

type Card = NonNullable<ProviderNotification["card"]>;
type Keepable = Card & { keepToken: string; expires: string };

const EXPIRY = new RegExp(EXPIRY_PATTERN);
const LAST_FOUR = /^[0-9]{4}$/;

const isKeepable = (card: Card): card is Keepable =>
	card.keepToken !== undefined &&
	card.expires !== undefined &&
	EXPIRY.test(card.expires) &&
	LAST_FOUR.test(card.lastFour);

/** After a deposit was paid: the card is kept where the player has agreed, and a kept one was used. */
export async function noteCard(
	deps: CashierDeps,
	tx: Tx,
	row: DepositRow,
	{ provider, card }: { provider: string; card: Card | undefined },
): Promise<void> {
	const used_at = deps.now();
	if (row.saved_card_id !== null) await updateCard(tx, { bucket: row.bucket, id: row.saved_card_id }, { used_at });
	else if (row.keeps_card && card && isKeepable(card)) await keepCard(deps, tx, row.player_id, provider, card);
}

async function keepCard(deps: CashierDeps, tx: Tx, playerId: Id, provider: string, card: Keepable): Promise<void> {
	const at = deps.now();
	const fingerprint = fingerprintOf(deps, provider, card.keepToken);
	const shown = { brand: brandOf(card.brand), last_four: card.lastFour, expires: card.expires, used_at: at };
	const known = await lockCardOf(tx, playerId, fingerprint);
	if (known?.removed_at === null) return updateCard(tx, known, shown);
	await forgetSurplus(deps, tx, playerId);
	if (known) return updateCard(tx, known, { ...shown, removed_at: null });
	const id = deps.ids();
	await insertCard(tx, {
		...shown,
		bucket: bucketOf(playerId),
		id,
		player_id: playerId,
		provider,
		fingerprint,
		sealed: deps.cardSealer.sealText(card.keepToken, id),
		saved_at: at,
		removed_at: null,
	});
}

async function forgetSurplus(deps: CashierDeps, tx: Tx, playerId: Id): Promise<void> {
	const cards = await readCards(tx, playerId);
	for (const { id } of cards.slice(MAX_SAVED_CARDS - 1)) await dropCard(deps, tx, playerId, id);
}

const fingerprintOf = ({ secrets }: { secrets: Pick<Secrets, "keyFor"> }, provider: string, token: string): Buffer =>
	createHmac("sha256", secrets.keyFor("cashier.savedCardFingerprint")).update(`${provider} ${token}`).digest();

const brandOf = (given: string | undefined): CardBrand =>
	CARD_BRANDS.find((brand) => brand === given?.toLowerCase()) ?? "other";

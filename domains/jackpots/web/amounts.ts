import { callApi, receiveAlongside } from "@baize/platform-web/reads";
import { JACKPOT_WON, JACKPOTS_TOPIC, listJackpots, POT_POLL_MS } from "../contract/index.ts";

/** What the games' jackpots have, as the page knows it. */
type Amounts = ReadonlyMap<string, number>;

let asked: { currency: string; amounts: Promise<Amounts> } | undefined;

/** Asks once for a currency, and then answers the same until it is cleared. spec §4 */
export function askJackpots(currency: string): Promise<Amounts> {
	if (asked?.currency === currency) return asked.amounts;
	const amounts = callApi(listJackpots, { query: { currencyCode: currency } }).then(
		(games) => new Map(games.map(({ gameId, amount }) => [gameId, amount])),
	);
	const question = { currency, amounts };
	// A question that has failed is asked again.
	amounts.catch(() => {
		if (asked === question) asked = undefined;
	});
	asked = question;
	return amounts;
}

export function clearJackpots(): void {
	asked = undefined;
}

const listeners = new Set<() => void>();
let shown: { currency: string; amounts: Amounts } | undefined;
let timer: ReturnType<typeof setInterval> | undefined;
let isReceiving = false;

async function show(currency: string): Promise<void> {
	const amounts = await askJackpots(currency);
	shown = { currency, amounts };
	for (const listener of listeners) listener();
}

/** Asks anew at once, for all who look. */
function refreshJackpots(currency: string): void {
	clearJackpots();
	void show(currency).catch(() => {});
}

/** While anybody looks and the page is visible, what was asked is cleared and asked again. */
export function watchJackpots(currency: string, listener: () => void): () => void {
	listeners.add(listener);
	receiveWins();
	void show(currency).catch(() => {});
	timer ??= setInterval(() => {
		if (!document.hidden) refreshJackpots(currency);
	}, POT_POLL_MS);
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		clearInterval(timer);
		timer = undefined;
	};
}

/** A pot that was won is asked for at once. A card opens no connection for it; on a page without one it is asked in time. */
function receiveWins(): void {
	if (isReceiving) return;
	isReceiving = true;
	receiveAlongside(JACKPOTS_TOPIC, JACKPOT_WON, () => {
		if (shown && listeners.size > 0) refreshJackpots(shown.currency);
	});
}

/** Undefined where the game has no jackpot, or it is not known yet. */
export const amountOf = (gameId: string, currency: string): number | undefined =>
	shown?.currency === currency ? shown.amounts.get(gameId) : undefined;

import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import { type Clock, systemClock } from "@baize/kernel/time";
import type { WalletState } from "@baize/ledger/contract";
import type { Ledger, MovedElsewhere, PlayedWallet } from "@baize/ledger/server";
import { type Cache, openCache, type ReadyReply, taggedReply } from "@baize/platform-server";
import { balancesJson, type PlayableWallet } from "../contract/index.ts";

/**
 * Caches the wallets that are read, and the answer of `getBalances` ready to be sent. A wallet is loaded when it is
 * first read, and is replaced by each result of the writer; one with bonus money is read again when the time of the bonus
 * is over, or its terms may have become others.
 */
export type WalletCache = {
	state(playerId: Id, currency: string): PlayableWallet | undefined | Promise<PlayableWallet | undefined>;
	balancesReply(playerId: Id, currency: string, locale: Locale): ReadyReply | Promise<ReadyReply>;
};

/** Undefined for a player who has no wallet yet. */
type Wallet = { state: PlayableWallet; bonusEndsMs: number; replies: Map<Locale, ReadyReply> } | undefined;
/** Of one currency: a key of player and currency would be built for each answer, which costs more than finding it. */
type Wallets = { cache: Cache<Id, Wallet>; load(playerId: Id): Promise<Wallet> };

/** In each currency. */
const MAX_CACHED_WALLETS = 50_000;

type Options = { limit?: number; clock?: Clock };

export function openWalletCache(
	ledger: Pick<Ledger, "played" | "changes">,
	{ limit = MAX_CACHED_WALLETS, clock = systemClock }: Options = {},
): WalletCache {
	const byCurrency = new Map<string, Wallets>();

	function walletsIn(currency: string): Wallets {
		const known = byCurrency.get(currency);
		if (known) return known;
		const wallets: Wallets = {
			cache: openCache({
				name: "wallet.wallets",
				limit,
				clock,
				maxAgeMs: (wallet, nowMs) => (wallet ? wallet.bonusEndsMs - nowMs : 0),
			}),
			load: async (playerId) => walletOf(await ledger.played(playerId, currency), clock.nowMs()),
		};
		byCurrency.set(currency, wallets);
		return wallets;
	}

	function read(playerId: Id, currency: string): Wallet | Promise<Wallet> {
		const { cache, load } = walletsIn(currency);
		return cache.read(playerId, load);
	}

	ledger.changes.subscribe({
		moved: (states) => {
			for (const state of states) replace(walletsIn(state.currency).cache, state);
		},
		movedElsewhere: (wallets) => {
			for (const moved of wallets) dropOlder(walletsIn(moved.currency).cache, moved);
		},
		missed: () => {
			for (const { cache } of byCurrency.values()) cache.dropAll();
		},
	});

	return {
		state(playerId, currency) {
			const found = read(playerId, currency);
			return found instanceof Promise ? found.then((wallet) => wallet?.state) : found?.state;
		},
		balancesReply(playerId, currency, locale) {
			const found = read(playerId, currency);
			return found instanceof Promise ? found.then((wallet) => replyOf(wallet, locale)) : replyOf(found, locale);
		},
	};
}

const NEVER_MS = Number.POSITIVE_INFINITY;

function walletOf(played: PlayedWallet | undefined, nowMs: number): Wallet {
	if (!played) return undefined;
	const { state, bonus } = played;
	const isOver = bonus === null || bonus.untilMs <= nowMs;
	return {
		state: { ...state, bonusIn: isOver ? [] : bonus.classes },
		bonusEndsMs: isOver ? NEVER_MS : bonus.untilMs,
		replies: new Map(),
	};
}

const hasBonusMoney = ({ bonus, locked }: WalletState): boolean => bonus + locked > 0n;

/**
 * A result of this process's writer. It may come after the message that another process has moved the wallet since, so
 * it is cached only in place of an older one; a wallet that is being loaded is loaded again by those who ask next.
 */
function replace(cache: Cache<Id, Wallet>, state: WalletState): void {
	const cached = cache.peek(state.playerId);
	if (!cached) cache.drop(state.playerId);
	else if (state.seq > cached.state.seq) {
		if (hasBonusMoney(state) && !isNextWithBonus(cached.state, state)) cache.drop(state.playerId);
		else
			cache.store(state.playerId, {
				...cached,
				state: { ...state, bonusIn: cached.state.bonusIn },
				replies: new Map(),
			});
	}
}

/** A single operation does not both end a bonus and bring the next one into force, so the terms are the same. */
const isNextWithBonus = (before: WalletState, state: WalletState): boolean =>
	hasBonusMoney(before) && state.seq === before.seq + 1n;

function dropOlder(cache: Cache<Id, Wallet>, { playerId, seq }: MovedElsewhere): void {
	const cached = cache.peek(playerId);
	if (!cached || cached.state.seq < seq) cache.drop(playerId);
}

function replyOf(wallet: Wallet, locale: Locale): ReadyReply {
	const known = wallet?.replies.get(locale);
	if (known) return known;
	const reply = taggedReply(balancesJson(wallet?.state, locale));
	wallet?.replies.set(locale, reply);
	return reply;
}

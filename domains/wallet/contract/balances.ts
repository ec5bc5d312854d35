import { decimalText, formatMoney, type Minor, toWire } from "@baize/kernel/money";
import type { Fund, GameClass, WalletState } from "@baize/ledger/contract";

/**
 * The twelve balance kinds, each the sum of these funds of the ledger, and of what can be staked by the terms of a bonus
 * (`PLAYED_IN`). spec §3
 *
 * | kind | what a player may read it as |
 * |---|---|
 * | total | all that is yours and not at stake, including a withdrawal in progress |
 * | playable | all that can be staked somewhere |
 * | playableCasino, playableSports, playableHorses, playablePoker | … in the casino, on sport, on races, at poker tables:
 * the cash, and bonus and locked money where the terms of the bonus have a share for a game there |
 * | unlocked | yours without a condition: the heading above what can be withdrawn |
 * | withdrawable | what a withdrawal may take: the unlocked money, from the moment of the request without what is
 * pending |
 * | locked | your own money, to be withdrawn once a wagering requirement is met |
 * | bonus | bonus money that can be played and becomes yours once its requirement is met |
 * | nonPlayableBonus | a bonus that is promised, and can neither be played nor withdrawn yet |
 * | pendingWithdrawal | requested, and not yet paid or returned |
 *
 * Open stakes are in no balance: they are at stake.
 */
export const BALANCE_FUNDS = {
	total: ["cash", "locked", "bonus", "npBonus", "pendingWithdrawal"],
	playable: ["cash"],
	playableCasino: ["cash"],
	playableSports: ["cash"],
	playableHorses: ["cash"],
	playablePoker: ["cash"],
	unlocked: ["cash"],
	withdrawable: ["cash"],
	locked: ["locked"],
	bonus: ["bonus"],
	nonPlayableBonus: ["npBonus"],
	pendingWithdrawal: ["pendingWithdrawal"],
} as const satisfies Record<string, readonly Fund[]>;

/** Where bonus and locked money count to a balance: only while the terms of the bonus that is in force name one of these. */
const PLAYED_IN: Partial<Record<keyof typeof BALANCE_FUNDS, readonly GameClass[]>> = {
	playableCasino: ["slots", "roulette", "blackjack", "videoPoker", "liveTables", "instantGames", "bingo", "tableGames"],
	playableSports: ["sports", "virtuals"],
	playableHorses: ["horses"],
	playablePoker: ["poker"],
};

export type BalanceType = keyof typeof BALANCE_FUNDS;
export const BALANCE_TYPES = Object.keys(BALANCE_FUNDS) as BalanceType[];

/**
 * One balance on the wire. `amount` is the exact decimal in major units, `amountMinor` the integer of the ledger.
 * Before a wallet exists every amount is 0, and currency and text are empty: unknown is not "0.00".
 */
export type Balance = { type: BalanceType; amount: number; currency: string; amountMinor: number; formatted: string };

export type Funds = Pick<WalletState, Fund>;

/** `bonusIn`: the classes of games in which bonus and locked money can be staked now. */
export type PlayableFunds = Funds & { bonusIn: readonly GameClass[] };

export function balanceMinor(funds: PlayableFunds, type: BalanceType): Minor {
	const sum = (BALANCE_FUNDS[type] as readonly Fund[]).reduce((all, fund) => all + funds[fund], 0n);
	return isPlayedWithBonus(funds, type) ? sum + funds.bonus + funds.locked : sum;
}

function isPlayedWithBonus({ bonusIn }: PlayableFunds, type: BalanceType): boolean {
	if (type === "playable") return bonusIn.length > 0;
	return PLAYED_IN[type]?.some((each) => bonusIn.includes(each)) ?? false;
}

export type PlayableWallet = WalletState & PlayableFunds;

export const INITIAL_BALANCES: readonly Balance[] = BALANCE_TYPES.map((type) => ({
	type,
	amount: 0,
	currency: "",
	amountMinor: 0,
	formatted: "",
}));

/** The list as JSON. It is built by hand because an amount as a float could lose its last digits. */
export function balancesJson(state: PlayableWallet | undefined, locale: string): string {
	if (!state) return JSON.stringify(INITIAL_BALANCES);
	return `[${BALANCE_TYPES.map((type) => balanceJson(state, type, locale)).join(",")}]`;
}

function balanceJson(state: PlayableWallet, type: BalanceType, locale: string): string {
	const minor = balanceMinor(state, type);
	const formatted = JSON.stringify(formatMoney(minor, state.currency, locale));
	const amount = decimalText(minor, state.currency);
	return `{"type":"${type}","amount":${amount},"currency":"${state.currency}","amountMinor":${toWire(minor)},"formatted":${formatted}}`;
}

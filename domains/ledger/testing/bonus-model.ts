import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import {
	type Account,
	type BonusActivation,
	type BonusGrant,
	type BonusRemoval,
	KIND_SPECS,
	type Kind,
	type Leg,
	type Operation,
	type Posted,
	TERMS_GUARD,
	type WagerTerms,
	winsBonus,
} from "../contract/index.ts";
import { changeOf, LedgerModel } from "./model.ts";

type GrantState = "promised" | "inForce" | "converted" | "removed";
/** An amount in the three funds that a stake may take, and what a removed bonus leaves to the operator. */
export type Portions = { cash: Minor; bonus: Minor; locked: Minor; removed: Minor };
/** `left`: what no closing has closed yet. */
type Opening = { grant: Id; stake: Minor; bonus: Minor; locked: Minor; left: Portions; share: bigint; counted: bigint };
export type Effect = { stake: Portions; win: Portions; counted: bigint };

const cashOnly = (minor: Minor): Portions => ({ cash: minor, bonus: 0n, locked: 0n, removed: 0n });
const least = (...amounts: Minor[]): Minor => amounts.reduce((a, b) => (a < b ? a : b));
const larger = (a: Minor, b: Minor): Minor => (a > b ? a : b);
const COUNTED_AT_ONCE = ["casinoRound", "casinoStake"];

/**
 * The simplest model of a wallet with a bonus: it says of each operation how much is cash, bonus and locked money, in
 * objects, one operation after another. The database decides the same in one statement.
 */
export class BonusModel extends LedgerModel {
	readonly states = new Map<Id, GrantState>();
	readonly granted = new Map<Id, Minor>();
	readonly openings = new Map<Id, Opening>();
	wager: { grant: Id; terms: WagerTerms; left: bigint } | undefined;

	protected readonly nowMs: () => number;

	constructor(nowMs: () => number) {
		super();
		this.nowMs = nowMs;
	}

	grant({ grant, amountMinor }: BonusGrant): void {
		if (this.states.has(grant)) return;
		this.move("operatorPromotions", "npBonus", amountMinor);
		this.seq += 1n;
		this.states.set(grant, "promised");
		this.granted.set(grant, amountMinor);
	}

	activate({ grant, terms, lockMinor }: BonusActivation): string {
		const state = this.states.get(grant);
		if (state === undefined) return "unknown";
		if (state === "converted" || state === "removed") return "ended";
		if (state === "inForce") return "done";
		if (this.wager) return "otherInForce";
		if (lockMinor > this.accounts.cash) return "insufficient";
		this.move("npBonus", "bonus", this.granted.get(grant)!);
		this.move("cash", "locked", lockMinor);
		this.seq += lockMinor > 0n ? 2n : 1n;
		this.states.set(grant, "inForce");
		this.wager = { grant, terms, left: terms.requiredX1000 };
		return "done";
	}

	remove({ grant }: BonusRemoval): string {
		const state = this.states.get(grant);
		if (state === undefined) return "unknown";
		if (state === "converted") return "converted";
		if (state === "removed") return "done";
		if (state === "promised") this.move("npBonus", "operatorPromotions", this.granted.get(grant)!);
		else {
			if (this.accounts.locked > 0n) this.seq += 1n;
			this.move("locked", "cash", this.accounts.locked);
			this.move("bonus", "operatorPromotions", this.accounts.bonus);
			this.wager = undefined;
		}
		this.seq += 1n;
		this.states.set(grant, "removed");
		return "done";
	}

	private move(from: Account, to: Account, minor: Minor): void {
		this.accounts[from] -= minor;
		this.accounts[to] += minor;
	}

	/** The terms that hold now: none once their time is over. */
	private get terms(): WagerTerms | undefined {
		return this.wager && this.wager.terms.untilMs > this.nowMs() ? this.wager.terms : undefined;
	}

	protected override hasOtherTerms({ kind, grant }: Operation): boolean {
		const present = this.terms ? this.wager!.grant : null;
		const spec = KIND_SPECS[kind];
		if (winsBonus(spec)) return grant !== present;
		return spec.heldBy === "bars and caps" && grant !== undefined && grant !== present;
	}

	protected override apply(operation: Operation): Posted {
		const blocked = this.blockOf(operation);
		if (blocked) return blocked;
		const { kind, stakeMinor, winMinor } = operation;
		const { legs } = KIND_SPECS[kind];
		const effect = this.effectOf(operation);
		const needed = legs
			.filter(({ from }) => from === "cash")
			.reduce((sum, { amount }) => sum + effect[amount].cash, 0n);
		const isShort = needed > this.accounts.cash || !this.coversRest(operation, legs);
		if (isShort) return { status: "insufficient", cashMinor: this.accounts.cash };
		for (const leg of legs) this.moveLeg(leg, operation, effect[leg.amount]);
		this.seq += 1n;
		const posted: Posted = { status: "done", cashAfterMinor: this.accounts.cash, seq: this.seq, replayed: false };
		this.remember(operation, effect);
		this.noteMoved(kind, stakeMinor, winMinor, effect);
		this.count(effect.counted);
		return posted;
	}

	/** What was applied, with its parts: for a model that counts it. */
	protected noteMoved(_kind: Kind, _stakeMinor: Minor, _winMinor: Minor, _effect: Effect): void {}

	/** The guard that holds a stake back. */
	protected blockOf(operation: Operation): Posted | undefined {
		const ceiling = this.ceilingOf(operation);
		if (ceiling === undefined) return undefined;
		return { status: "blocked", guard: TERMS_GUARD, headroomMinor: ceiling, untilMs: null };
	}

	private coversRest(operation: Operation, legs: readonly Leg[]): boolean {
		return this.covers(
			operation,
			legs.filter(({ from, to }) => from !== "cash" || to === "operatorDebt"),
		);
	}

	private moveLeg({ amount, from, to }: Leg, { stakeMinor, winMinor }: Operation, portions: Portions): void {
		const whole = amount === "stake" ? stakeMinor : winMinor;
		if (from !== "cash" && to !== "cash") {
			this.move(from, to, whole);
			return;
		}
		const places: [Account, Minor][] = [
			["cash", portions.cash],
			["bonus", portions.bonus],
			["locked", portions.locked],
			["operatorPromotions", portions.removed],
		];
		for (const [place, minor] of places) this.move(from === "cash" ? place : from, to === "cash" ? place : to, minor);
	}

	private ceilingOf({ kind, stakeMinor, ...on }: Operation): Minor | undefined {
		const { terms } = this;
		if (!terms || stakeMinor === 0n || KIND_SPECS[kind].heldBy !== "bars and caps") return undefined;
		if (on.gameClass && shareOn(terms, on) === undefined) return 0n;
		return terms.maxStakeMinor !== null && stakeMinor > terms.maxStakeMinor ? terms.maxStakeMinor : undefined;
	}

	protected effectOf(operation: Operation): Effect {
		const { kind, stakeMinor, winMinor } = operation;
		const plain = { stake: cashOnly(stakeMinor), win: cashOnly(winMinor), counted: 0n };
		if (winsBonus(KIND_SPECS[kind])) return { ...plain, counted: -winMinor * BigInt(this.terms!.perWinX1000) };
		const change = changeOf(operation);
		if (change) {
			const opening = this.openings.get(change.opened);
			return opening ? this.changeEffect(operation, opening) : plain;
		}
		return KIND_SPECS[kind].heldBy === "bars and caps" ? this.stakeEffect(operation, plain) : plain;
	}

	private stakeEffect({ kind, stakeMinor, winMinor, ...on }: Operation, plain: Effect): Effect {
		const { terms } = this;
		const share = shareOn(terms, on);
		if (!terms || share === undefined) return plain;
		const stake = this.taken(stakeMinor, terms);
		const win = shareOf(winMinor, stake, stakeMinor);
		const counts = terms.counts === "all" ? stakeMinor : stake.bonus + stake.locked;
		const counted = COUNTED_AT_ONCE.includes(kind) ? least(counts * BigInt(share), this.wager!.left) : 0n;
		return { stake, win, counted };
	}

	/** From which funds a stake is taken, in the order of the terms; what they do not hold is left to cash. */
	private taken(stake: Minor, { fundsOrder }: WagerTerms): Portions {
		const { cash, bonus, locked } = this.accounts;
		const ORDERS = {
			cashFirst: ["cash", "locked", "bonus"],
			bonusFirst: ["bonus", "locked", "cash"],
		} as const;
		if (fundsOrder === "inProportion") {
			const held = { cash, bonus, locked, removed: 0n };
			const whole = proportion(least(stake, cash + bonus + locked), held);
			return { ...whole, cash: stake - whole.bonus - whole.locked };
		}
		const portions = cashOnly(0n);
		let rest = stake;
		for (const fund of ORDERS[fundsOrder]) {
			portions[fund] = least(rest, this.accounts[fund]);
			rest -= portions[fund];
		}
		return { ...portions, cash: portions.cash + rest };
	}

	private changeEffect(operation: Operation, opening: Opening): Effect {
		const { kind, stakeMinor, winMinor } = operation;
		const state = this.states.get(opening.grant)!;
		const { legs } = KIND_SPECS[kind];
		const win = ended(shareOf(winMinor, opening, opening.stake), state);
		const isTakenBack = legs.some(({ amount, from }) => amount === "stake" && from === "cash");
		if (isTakenBack) return { stake: this.takenBack(stakeMinor, opening, state), win, counted: 0n };
		const stake = proportion(stakeMinor, opening.left);
		const isVoid = legs.some(({ amount, to }) => amount === "stake" && to === "cash");
		if (isVoid) return { stake: ended(stake, state), win, counted: state === "inForce" ? -opening.counted : 0n };
		const { terms } = this;
		const counts = terms?.counts === "all" ? stakeMinor : stake.bonus + stake.locked;
		const isCounted = kind === "sportsSettle" && state === "inForce" && terms !== undefined;
		return { stake, win, counted: isCounted ? least(counts * opening.share, this.wager!.left) : 0n };
	}

	/** A correction takes back from each fund what was won in it, as far as it is there. */
	private takenBack(minor: Minor, opening: Opening, state: GrantState): Portions {
		const portions = ended(shareOf(minor, opening, opening.stake), state);
		const bonus = least(portions.bonus, this.accounts.bonus);
		const locked = least(portions.locked, this.accounts.locked);
		return { bonus, locked, removed: portions.removed, cash: minor - bonus - locked - portions.removed };
	}

	private remember(operation: Operation, { stake, counted }: Effect): void {
		const { opId, kind, stakeMinor } = operation;
		const change = changeOf(operation);
		const opening = change && this.openings.get(change.opened);
		if (opening && KIND_SPECS[kind].closes) {
			const closed = proportion(stakeMinor, opening.left);
			for (const fund of ["cash", "bonus", "locked"] as const) opening.left[fund] -= closed[fund];
		}
		const share = shareOn(this.terms, operation);
		if (change || share === undefined || KIND_SPECS[kind].heldBy !== "bars and caps") return;
		this.openings.set(opId, {
			grant: this.wager!.grant,
			stake: stakeMinor,
			bonus: stake.bonus,
			locked: stake.locked,
			left: { ...stake },
			// What counts nothing when it is settled is cash alone, where only bonus and locked money count.
			share: BigInt(share),
			counted,
		});
	}

	private count(counted: bigint): void {
		if (!this.wager || counted === 0n) return;
		this.wager.left -= counted;
		if (counted < 0n || this.wager.left > 0n) return;
		const { grant, terms } = this.wager;
		const paid =
			terms.maxConvertedMinor === null ? this.accounts.bonus : least(this.accounts.bonus, terms.maxConvertedMinor);
		this.move("bonus", "cash", paid);
		this.move("bonus", "operatorPromotions", larger(0n, this.accounts.bonus));
		this.move("locked", "cash", this.accounts.locked);
		this.noteMoved("bonusConverted", paid, 0n, { stake: cashOnly(paid), win: cashOnly(0n), counted: 0n });
		this.seq += 1n;
		this.states.set(grant, "converted");
		this.wager = undefined;
	}
}

/**
 * What of a stake counts: what the terms say of the game, else of its class. Undefined where the stake is not played with
 * them.
 */
function shareOn(
	terms: WagerTerms | undefined,
	{ gameClass, gameId }: Pick<Operation, "gameClass" | "gameId">,
): number | undefined {
	const ofClass = gameClass && terms?.sharesX1000[gameClass];
	if (!terms || ofClass === undefined) return undefined;
	const own = terms.gameShares.find((each) => each.gameId === gameId);
	return own ? (own.shareX1000 ?? undefined) : ofClass;
}

/** The same share of an amount as these parts are of the whole; what the division leaves is cash. */
function shareOf(minor: Minor, { bonus, locked }: { bonus: Minor; locked: Minor }, whole: Minor): Portions {
	if (whole === 0n) return cashOnly(minor);
	const [ofBonus, ofLocked] = [(minor * bonus) / whole, (minor * locked) / whole];
	return { bonus: ofBonus, locked: ofLocked, removed: 0n, cash: minor - ofBonus - ofLocked };
}

/** An amount taken from funds in their proportion. What the divisions leave is cash, then bonus, then locked. */
function proportion(minor: Minor, held: Portions): Portions {
	const total = held.cash + held.bonus + held.locked;
	const taken = shareOf(minor, held, total);
	while (taken.cash > held.cash) {
		taken.cash -= 1n;
		if (taken.bonus < held.bonus) taken.bonus += 1n;
		else taken.locked += 1n;
	}
	return taken;
}

/** What becomes of parts whose grant has ended: the player's, or the operator's. */
function ended(portions: Portions, state: GrantState): Portions {
	const { cash, bonus, locked, removed } = portions;
	if (state === "inForce") return portions;
	if (state === "removed") return { cash: cash + locked, bonus: 0n, locked: 0n, removed: removed + bonus };
	return { cash: cash + bonus + locked, bonus: 0n, locked: 0n, removed: 0n };
}

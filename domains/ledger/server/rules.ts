import { check } from "@baize/kernel/check";
import { currencyOf } from "@baize/kernel/money";
import { isClosing, isCorrecting, KIND_SPECS, KINDS, type Leg, type Operation, winsBonus } from "../contract/index.ts";

const MAX_MINOR = BigInt(Number.MAX_SAFE_INTEGER);
const GAME_LIMIT = 2 ** 31;

/** Checks against our own bugs before they reach the books; the database refuses the same. */
export function checkValid(operation: Operation): void {
	const { kind, stakeMinor, winMinor, reference, gameId, playerId, currency } = operation;
	const legs: readonly Leg[] = KINDS[kind].legs;
	const moves = (amount: Leg["amount"]): boolean => legs.some((leg) => leg.amount === amount);
	check(currencyOf(currency), `the ledger has no wallets in ${currency}`);
	check(playerId > 0n, "a player's number is positive");
	checkId(operation);
	check(reference !== 0n, `${kind} names what it is about`);
	check(gameId >= 0 && gameId < GAME_LIMIT, "a game's number has 31 bits");
	check(stakeMinor >= 0n && stakeMinor <= MAX_MINOR, "a stake is not negative and fits a JSON integer");
	check(winMinor >= 0n && winMinor <= MAX_MINOR, "a win is not negative and fits a JSON integer");
	check(moves("stake") || stakeMinor === 0n, `${kind} moves no stake`);
	check(moves("win") || winMinor === 0n, `${kind} moves no win`);
	checkGrant(operation);
}

function checkGrant({ kind, grant }: Operation): void {
	check(grant === undefined || grant === null || grant > 0n, "a grant is the id of an operation");
	check(!winsBonus(KIND_SPECS[kind]) || grant, `${kind} names the grant that the win belongs to`);
}

/** More than money changes with an operation for a bonus, so the commands of the ledger alone post one. */
export function checkPlain(operation: Operation): void {
	check(!KIND_SPECS[operation.kind].isOfBonus, `${operation.kind} is posted by the commands for bonuses`);
	checkValid(operation);
}

const FIRST_REVISION = 2;
const REVISION_LIMIT = 2 ** 15;

function checkId({ opId, kind, follows }: Operation): void {
	if (!follows) {
		check(!isCorrecting(kind), `${kind} says what it corrects`);
		check(
			opId !== 0n && opId < 0n === isClosing(kind),
			`${kind}: what closes has a negative id, what opens a positive`,
		);
		return;
	}
	const { opened, revision } = follows;
	check(isClosing(kind) || isCorrecting(kind), `${kind} follows nothing`);
	check(opId > 0n && opened > 0n, `${kind}: what follows has an id of its own, and names what was opened`);
	check(revision >= FIRST_REVISION && revision < REVISION_LIMIT, `${kind}: a revision has 15 bits, from 2 on`);
}

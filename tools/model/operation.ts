import type { Id } from "@baize/kernel/id";
import type { Draws } from "@baize/kernel/random";
import {
	type GameClass,
	isClosing,
	isCorrecting,
	KIND_SPECS,
	type Kind,
	type Leg,
	type Operation,
	winsBonus,
} from "@baize/ledger/contract";
import { aChange, anOperation, type GuardedModel } from "@baize/ledger/testing";
import { GAMES_IN_TERMS } from "./terms.ts";
import type { Transfers } from "./transfers.ts";

/** What operations of a sequence can be about. */
export type Subjects = {
	playerId: Id;
	currency: string;
	draws: Draws;
	newId(): Id;
	model: GuardedModel;
	grants: readonly Id[];
	transfers: Transfers;
	potGame: number;
	/** What amounts are multiplied by. */
	unit: number;
};

const CLASSES: readonly (GameClass | undefined)[] = [undefined, undefined, "slots", "slots", "sports", "roulette"];

/** A new operation of a kind. Most fit: they close what is open, whole or in part, with the number that comes next. */
export function operationOf(subjects: Subjects, kind: Kind): Operation {
	if (kind === "transferIn") return transferIn(subjects);
	const { model, newId, playerId, currency, draws, unit } = subjects;
	const spec = KIND_SPECS[kind];
	const moves = (amount: Leg["amount"]): boolean => spec.legs.some((leg) => leg.amount === amount);
	const opened = subjectOf(subjects, kind);
	const standing = model.standing(opened);
	const next = (standing?.revision ?? 0) + (draws.below(13) === 0 ? 2 : 1);
	const open = standing?.openMinor ?? undefined;
	const stakeMinor = moves("stake") ? stakeOf(subjects, kind, open) : 0n;
	const winMinor = moves("win") ? BigInt(draws.below((kind === "deposit" ? 250 : 70) * unit)) : 0n;
	const rest = { currency, ...gameOf(subjects, kind), ...shownTo(subjects, kind) };
	const isFurther = isCorrecting(kind) || (isClosing(kind) && next > 1);
	if (!isFurther) return { ...anOperation(kind, opened, playerId, stakeMinor, winMinor), ...rest };
	const follows = { opened, revision: Math.max(2, next) };
	return { ...aChange(kind, follows, newId(), playerId, stakeMinor, winMinor), ...rest };
}

function stakeOf({ draws, unit }: Subjects, kind: Kind, open: bigint | undefined): bigint {
	const free = BigInt(draws.below(35 * unit));
	if (!isClosing(kind) || open === undefined) return free;
	if (KIND_SPECS[kind].isPart) return free % (open + 1n);
	return draws.below(17) === 0 ? free : open;
}

/** What the kind can close or correct, mostly; else anything that was posted, or nothing. */
function subjectOf({ draws, model, newId, transfers }: Subjects, kind: Kind): Id {
	const { closes, corrects } = KIND_SPECS[kind];
	if (!closes && !corrects) return newId();
	const posted = [...model.recorded.values()].filter(({ operation }) => operation.opId > 0n);
	// A transfer that was taken is not returned: the ledger does not know that, so it is not asked.
	const mayReturn = (opId: Id): boolean => kind !== "transferReturned" || transfers.isOpen(opId);
	const fits = ({ operation: { opId, kind: opened } }: (typeof posted)[number]): boolean => {
		const open = model.standing(opId)?.openMinor;
		if (corrects) return open === null && corrects.includes(opened);
		return typeof open === "bigint" && opened === closes && mayReturn(opId);
	};
	const among = kind !== "transferReturned" && draws.below(11) === 0 ? posted : posted.filter(fits);
	return among[draws.below(Math.max(1, among.length))]?.operation.opId ?? newId();
}

function transferIn({ playerId, currency, newId, transfers }: Subjects): Operation {
	const taken = transfers.take(playerId, currency);
	const operation = { ...anOperation("transferIn", newId(), playerId, 0n, taken?.amountMinor ?? 0n), currency };
	return taken ? { ...operation, reference: taken.id } : operation;
}

const GAMES = [0, ...GAMES_IN_TERMS, 1_003];

/**
 * A third of the rounds with small stakes are of the game with the jackpot. Of the other stakes in a casino most are of a
 * game that terms may name.
 */
function gameOf({ draws, potGame, unit }: Subjects, kind: Kind): Partial<Operation> {
	const gameClass = CLASSES[draws.below(CLASSES.length)];
	const isWithPot = kind === "casinoRound" && unit === 1 && draws.below(3) === 0;
	const other = kind === "casinoRound" || kind === "casinoStake" ? GAMES[draws.below(GAMES.length)]! : 0;
	return { gameId: isWithPot ? potGame : other, ...(gameClass ? { gameClass } : {}) };
}

/** Which grant the player was shown: mostly nothing is said, and a win that is paid as bonus money names the right one. */
function shownTo({ draws, model, grants }: Subjects, kind: Kind): Partial<Operation> {
	const some = grants[draws.below(grants.length)]!;
	const shown = draws.below(7) === 0;
	if (winsBonus(KIND_SPECS[kind])) return { grant: shown ? some : (model.wager?.grant ?? some) };
	if (!shown) return {};
	return { grant: draws.below(2) === 0 ? null : some };
}

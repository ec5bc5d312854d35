import { type Id, idText, readId } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import {
	FUNDS,
	type Fund,
	type JournalRow,
	KINDS,
	type Kind,
	type Leg,
	type Parts,
	shareIn,
} from "@baize/ledger/contract";
import { groupOf } from "./kind-groups.ts";

/** The number of a receipt: the id of what it is about, with a minus for the operation that closed it. */
export const receiptText = (opId: Id): string => (opId < 0n ? `-${idText(-opId)}` : idText(opId));

export function readReceipt(text: string): Id | null {
	const isClosing = text.startsWith("-");
	const id = readId(isClosing ? text.slice(1) : text);
	return id !== null && isClosing ? -id : id;
}

export const RECEIPT_PATTERN = "^-?[0-9a-hj-km-np-tv-z]{13}$";

/** What an operation did to each of the player's funds; funds that it did not touch are left out. */
export function fundChanges(
	kind: Kind,
	stakeMinor: Minor,
	winMinor: Minor,
	parts?: Parts,
): { fund: Fund; changeMinor: Minor }[] {
	const shifts = shiftsOf(kind, parts);
	const legs: readonly Leg[] = KINDS[kind].legs;
	return FUNDS.flatMap((fund) => {
		const touching = legs.filter((leg) => leg.from === fund || leg.to === fund);
		const shiftMinor = shifts[fund] ?? 0n;
		if (touching.length === 0 && shiftMinor === 0n) return [];
		const amount = (leg: Leg): Minor => (leg.amount === "stake" ? stakeMinor : winMinor);
		const changeMinor = touching.reduce((sum, leg) => sum + (leg.to === fund ? amount(leg) : -amount(leg)), shiftMinor);
		return [{ fund, changeMinor }];
	});
}

/** Parts of an operation move another fund than cash, where its kind names cash. */
function shiftsOf(kind: Kind, parts: Parts | undefined): Partial<Record<Fund, Minor>> {
	if (!parts) return {};
	const share = shareIn("cash", KINDS[kind]);
	const moved = (stakePart: Minor, winPart: Minor): Minor =>
		BigInt(share.stake) * stakePart + BigInt(share.win) * winPart;
	const bonus = moved(parts.stakeBonusMinor, parts.winBonusMinor);
	const locked = moved(parts.stakeLockedMinor, parts.winLockedMinor);
	return { bonus, locked, cash: -bonus - locked - moved(parts.stakeRemovedMinor, parts.winRemovedMinor) };
}

/** One line of a statement on the wire, with the name of what it is about where that is known. */
export const statementEntry = (row: JournalRow, about?: string) => ({
	id: receiptText(row.opId),
	seq: toWire(row.seq),
	kind: row.kind,
	group: groupOf(row.kind),
	// A correction of what closed a payment names the closing; a reader looks for the payment.
	reference: idText(row.reference < 0n ? -row.reference : row.reference),
	gameId: row.gameId,
	stakeMinor: toWire(row.stakeMinor),
	winMinor: toWire(row.winMinor),
	funds: fundChanges(row.kind, row.stakeMinor, row.winMinor, row.parts).map(({ fund, changeMinor }) => ({
		fund,
		changeMinor: toWire(changeMinor),
	})),
	cashAfterMinor: toWire(row.cashAfterMinor),
	atMs: row.atMs,
	canReplay: row.isSealed,
	...(about === undefined ? {} : { about }),
});

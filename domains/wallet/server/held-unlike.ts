import type { Id } from "@baize/kernel/id";
import type { Held } from "@baize/ledger/server";

/** A wallet of which a room's book and the books of money tell different sums. */
export type Unlike = {
	readonly playerId: Id;
	readonly currency: string;
	readonly roomMinor: bigint;
	readonly booksMinor: bigint;
};

/** Where a room's own sums are not what the books hold, both read in one snapshot: a movement between two looks would be one. */
export function heldUnlike(room: readonly Held[], books: readonly Held[]): Unlike[] {
	const nameOf = ({ playerId, currency }: Held): string => `${playerId} ${currency}`;
	const sumsOf = (all: readonly Held[]) => new Map(all.map((held) => [nameOf(held), held.heldMinor]));
	const [inRoom, inBooks] = [sumsOf(room), sumsOf(books)];
	const whose = new Map([...room, ...books].map((held) => [nameOf(held), held]));
	return [...whose].flatMap(([name, { playerId, currency }]) => {
		const [roomMinor, booksMinor] = [inRoom.get(name) ?? 0n, inBooks.get(name) ?? 0n];
		return roomMinor === booksMinor ? [] : [{ playerId, currency, roomMinor, booksMinor }];
	});
}

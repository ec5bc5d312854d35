/** What a tab keeps of a request whose answer has not come; it is no place for codes, passwords or numbers of accounts. */
export type Keeper<Wish> = { read(): Wish | undefined; keep(wish: Wish): void; forget(): void };

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * A player's own: whoever else logs in in the same tab neither sees nor repeats it. A full or forbidden storage costs only
 * the memory; a wish that is another than the present page makes is none.
 */
export function openKeeper<Wish>(
	name: string,
	playerId: string,
	isWish: (read: unknown) => read is Wish,
	keepable: (wish: Wish) => Wish = (wish) => wish,
	storage: () => Store = () => sessionStorage,
): Keeper<Wish> {
	const key = `cashier.${name}.${playerId}`;
	return {
		read() {
			const read = attempt((): unknown => JSON.parse(storage().getItem(key) ?? "null"));
			return isWish(read) ? read : undefined;
		},
		keep: (wish) => void attempt(() => storage().setItem(key, JSON.stringify(keepable(wish)))),
		forget: () => void attempt(() => storage().removeItem(key)),
	};
}

function attempt<Result>(work: () => Result): Result | undefined {
	try {
		return work();
	} catch {
		return undefined;
	}
}

/** Stores a request in the tab until its answer has come. Must not contain codes, passwords or account numbers. */
export type RequestStore<Content> = { read(): Content | undefined; save(request: Content): void; remove(): void };

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Stored per player: another player who logs in in the same tab neither sees nor repeats it. If storage is full or
 * forbidden, only this copy is lost; a stored request of another shape than the present page makes is ignored.
 */
export function openRequestStore<Content>(
	name: string,
	playerId: string,
	isRequest: (read: unknown) => read is Content,
	storable: (request: Content) => Content = (request) => request,
	storage: () => Store = () => sessionStorage,
): RequestStore<Content> {
	const key = `cashier.${name}.${playerId}`;
	return {
		read() {
			const read = attempt((): unknown => JSON.parse(storage().getItem(key) ?? "null"));
			return isRequest(read) ? read : undefined;
		},
		save: (request) => void attempt(() => storage().setItem(key, JSON.stringify(storable(request)))),
		remove: () => void attempt(() => storage().removeItem(key)),
	};
}

function attempt<Result>(work: () => Result): Result | undefined {
	try {
		return work();
	} catch {
		return undefined;
	}
}

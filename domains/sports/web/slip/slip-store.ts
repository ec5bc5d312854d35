/** A selection that a person has put on the slip, at the price that was seen then. */
export type SlipLeg = { readonly selectionId: string; readonly priceX10000: number };

export type SlipState = {
	readonly legs: readonly SlipLeg[];
	/** What was typed: by selection for singles, under "multiple" for the multiple. */
	readonly stakes: Readonly<Record<string, string>>;
	/** Ids of bets that were sent and whose answer is not known for certain, by the same names. */
	readonly betIds: Readonly<Record<string, string>>;
};

export const MULTIPLE = "multiple";
/** As many as can be quoted at once. */
export const MOST_ON_SLIP = 30;

const KEY = "slip";
const EMPTY: SlipState = { legs: [], stakes: {}, betIds: {} };

type Store = Pick<Storage, "getItem" | "setItem">;

/** The slip of this browser tab. It lives through reloads and through logging in, and ends with the tab. */
export function openSlip(storage: () => Store | undefined) {
	let state: SlipState | undefined;
	const listeners = new Set<() => void>();

	const current = (): SlipState => {
		state ??= readState(storage());
		return state;
	};
	function change(next: Partial<SlipState>): void {
		state = { ...current(), ...next };
		try {
			storage()?.setItem(KEY, JSON.stringify(state));
		} catch {
			// A full or forbidden storage costs only the memory of the slip.
		}
		for (const listener of listeners) listener();
	}

	return {
		current,
		empty: (): SlipState => EMPTY,
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		/** Puts a selection on the slip, or takes it off again. */
		toggle({ selectionId, priceX10000 }: SlipLeg): void {
			const { legs } = current();
			const others = legs.filter((leg) => leg.selectionId !== selectionId);
			if (others.length < legs.length) change(without(current(), [selectionId]));
			else if (legs.length < MOST_ON_SLIP) change({ legs: [...legs, { selectionId, priceX10000 }] });
		},
		remove: (selectionIds: readonly string[]): void => change(without(current(), selectionIds)),
		clear: (): void => change(EMPTY),
		setStake: (name: string, text: string): void => change({ stakes: { ...current().stakes, [name]: text } }),
		setBetId(name: string, betId: string | undefined): void {
			const { [name]: _old, ...others } = current().betIds;
			change({ betIds: betId === undefined ? others : { ...others, [name]: betId } });
		},
	};
}

export type Slip = ReturnType<typeof openSlip>;

/** Without these selections, and without what belonged to them. */
function without({ legs, stakes, betIds }: SlipState, selectionIds: readonly string[]): SlipState {
	const left = legs.filter((leg) => !selectionIds.includes(leg.selectionId));
	const kept = (names: Readonly<Record<string, string>>): Record<string, string> =>
		Object.fromEntries(Object.entries(names).filter(([name]) => !selectionIds.includes(name)));
	return left.length === 0 ? EMPTY : { legs: left, stakes: kept(stakes), betIds: kept(betIds) };
}

function readState(storage: Store | undefined): SlipState {
	try {
		const read = JSON.parse(storage?.getItem(KEY) ?? "null") as SlipState | null;
		return isState(read) ? read : EMPTY;
	} catch {
		return EMPTY;
	}
}

const isState = (read: SlipState | null): read is SlipState =>
	Array.isArray(read?.legs) &&
	read.legs.every((leg) => typeof leg.selectionId === "string" && Number.isInteger(leg.priceX10000)) &&
	typeof read.stakes === "object" &&
	typeof read.betIds === "object";

/** The slip of this tab; rendered on the server there is none. */
export const slip: Slip = /* @__PURE__ */ openSlip(() =>
	typeof sessionStorage === "undefined" ? undefined : sessionStorage,
);

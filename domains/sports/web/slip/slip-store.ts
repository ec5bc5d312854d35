import type { BetBody } from "./placing/bet-body.ts";

/** A selection on the slip, at the price seen when it was added. */
export type SlipLeg = { readonly selectionId: string; readonly priceX10000: number };

/** A bet exactly as it was sent: what is sent again under its id must be the same. */
export type SentBet = {
	readonly body: BetBody;
	/** Whether its outcome is still unknown. */
	readonly isOpen: boolean;
};

export type SlipState = {
	readonly legs: readonly SlipLeg[];
	/** The typed stakes: by selection for singles, under "multiple" for the multiple. */
	readonly stakes: Readonly<Record<string, string>>;
	/** Bets that were sent and that may be sent again under their ids, by the same names. */
	readonly sent: Readonly<Record<string, SentBet>>;
};

export const MULTIPLE = "multiple";
/** The maximum that can be quoted at once. */
export const MAX_ON_SLIP = 30;

const KEY = "slip";
const EMPTY: SlipState = { legs: [], stakes: {}, sent: {} };

type Store = Pick<Storage, "getItem" | "setItem">;

/** The slip of this browser tab. It survives reloads and login, and ends with the tab. */
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
			// With a full or forbidden storage, the slip is only not saved.
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
		/** Puts a selection on the slip, or removes it. */
		toggle({ selectionId, priceX10000 }: SlipLeg): void {
			const { legs } = current();
			const others = legs.filter((leg) => leg.selectionId !== selectionId);
			if (others.length < legs.length) change(without(current(), [selectionId]));
			else if (legs.length < MAX_ON_SLIP) change({ legs: [...legs, { selectionId, priceX10000 }] });
		},
		remove: (selectionIds: readonly string[]): void => change(without(current(), selectionIds)),
		clear: (): void =>
			change(
				without(
					current(),
					current().legs.map((leg) => leg.selectionId),
				),
			),
		setStake: (name: string, text: string): void => change({ stakes: { ...current().stakes, [name]: text } }),
		setSent(name: string, bet: SentBet | undefined): void {
			const { [name]: _old, ...others } = current().sent;
			change({ sent: bet ? { ...others, [name]: bet } : others });
		},
	};
}

export type Slip = ReturnType<typeof openSlip>;

/** Without these selections and what belonged to them. Selections of a bet with an unknown outcome stay. */
function without({ legs, stakes, sent }: SlipState, selectionIds: readonly string[]): SlipState {
	const isSaved = (id: string): boolean =>
		!selectionIds.includes(id) ||
		Object.values(sent).some(({ isOpen, body }) => isOpen && body.legs.some((leg) => leg.selectionId === id));
	const left = legs.filter((leg) => isSaved(leg.selectionId));
	const kept = <Value>(all: Readonly<Record<string, Value>>): Record<string, Value> =>
		Object.fromEntries(Object.entries(all).filter(([name]) => isSaved(name)));
	return left.length === 0 ? EMPTY : { legs: left, stakes: kept(stakes), sent: kept(sent) };
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
	typeof read.sent === "object";

/** The slip of this tab; there is none while rendering on the server. */
export const slip: Slip = /* @__PURE__ */ openSlip(() =>
	typeof sessionStorage === "undefined" ? undefined : sessionStorage,
);

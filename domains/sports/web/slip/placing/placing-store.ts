import type { CallError } from "@baize/platform-web/reads";
import type { Quote } from "../../../contract/schemas.ts";
import type { Placed } from "./send-bet.ts";

/** With its selections, which have left the slip by then. */
export type PlacedBet = Placed & { readonly selections: readonly Quote[] };

/** What is being done about the bets of the slip, and the results. */
export type PlacingState = {
	readonly doing: "placing" | "asking" | undefined;
	readonly placed: readonly PlacedBet[];
	/** The refusals, by the name of the bet. */
	readonly errors: Readonly<Record<string, CallError>>;
};

const NOTHING: PlacingState = { doing: undefined, placed: [], errors: {} };

/**
 * It outlives the panel: a slip that is closed while a bet is being placed shows the result when it is opened again.
 */
export function openPlacing() {
	let state = NOTHING;
	const listeners = new Set<() => void>();
	function change(next: Partial<PlacingState>): void {
		state = { ...state, ...next };
		for (const listener of listeners) listener();
	}
	return {
		current: () => state,
		nothing: () => NOTHING,
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		/** False while another action is under way: nothing is done twice. */
		begin(doing: "placing" | "asking"): boolean {
			if (state.doing) return false;
			change({ doing, errors: {} });
			return true;
		},
		place: (placed: PlacedBet): void => change({ placed: [...state.placed, placed] }),
		refuse: (name: string, error: CallError): void => change({ errors: { ...state.errors, [name]: error } }),
		end: (): void => change({ doing: undefined }),
		reset: (): void => change({ placed: [] }),
		/** A player who leaves has seen the results; what is under way is still to come. */
		leave(): void {
			if (!state.doing) change(NOTHING);
		},
	};
}

/** One per page, whichever part of it shows the slip. */
export const placing = /* @__PURE__ */ openPlacing();

import { SECOND_MS } from "@baize/kernel/time";
import { DEFAULT_CURRENCY } from "../contract/index.ts";
import type { JackpotPorts } from "./ports.ts";
import { type Pot, readPots } from "./store.ts";
import { findLevel } from "./terms.ts";

/** Many pages look at the same pots: they are read once a second at most. */
const FRESH_MS = SECOND_MS;

/** The pots as they were committed within the last second, or since `forget`. */
export function openRecentPots({ database, clock, terms }: Pick<JackpotPorts, "database" | "clock" | "terms">) {
	let read: { atMs: number; pots: Promise<Pot[]> } | undefined;
	const forget = (): void => {
		read = undefined;
	};

	function recentPots(): Promise<Pot[]> {
		const nowMs = clock.nowMs();
		if (!read || nowMs - read.atMs >= FRESH_MS || nowMs < read.atMs) {
			const pots = readPots(database.reader);
			pots.catch(forget);
			read = { atMs: nowMs, pots };
		}
		return read.pots;
	}

	/** The pots of a jackpot in a currency, or in the default one where it has none in this; in the order of its levels. */
	async function potsIn(potId: string, currency: string = DEFAULT_CURRENCY): Promise<Pot[]> {
		const all = (await recentPots()).filter((pot) => pot.potId === potId && findLevel(terms, pot));
		const own = all.filter((pot) => pot.currency === currency);
		const pots = own.length > 0 ? own : all.filter((pot) => pot.currency === DEFAULT_CURRENCY);
		const order = terms.all.find(({ id }) => id === potId)?.levels.map(({ id }) => id) ?? [];
		return pots.sort((one, other) => order.indexOf(one.level) - order.indexOf(other.level));
	}

	return { potsIn, forget };
}

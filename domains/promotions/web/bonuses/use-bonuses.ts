import { usePolled, useStream } from "@baize/platform-web/reads";
import { BALANCE_TOPIC } from "@baize/wallet/contract";
import { listBonuses } from "../../contract/calls.ts";
import type { BonusesView } from "../../contract/views.ts";

export type Bonuses = { bonuses: BonusesView; isOld: boolean; refresh(): void };

/** The player's bonuses, read again whenever their money moves: that is when one comes, counts or ends. */
export function useBonuses(session: string, first: BonusesView): Bonuses {
	const { data, error, refresh } = usePolled(listBonuses, { params: { session }, query: {} }, first);
	useStream(BALANCE_TOPIC, "balances", refresh, refresh);
	return { bonuses: data ?? first, isOld: error !== undefined, refresh };
}

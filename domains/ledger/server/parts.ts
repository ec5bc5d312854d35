import type { Parts } from "../contract/index.ts";

/** The columns of `ledger.split` as a left join gives them: all null where everything was cash. */
export type PartsRow = {
	grant_id: bigint | null;
	stake_bonus: bigint | null;
	stake_locked: bigint | null;
	stake_removed: bigint | null;
	win_bonus: bigint | null;
	win_locked: bigint | null;
	win_removed: bigint | null;
	counted: bigint | null;
};

export const partsOf = (row: PartsRow): { parts?: Parts } =>
	row.grant_id === null
		? {}
		: {
				parts: {
					grant: row.grant_id,
					stakeBonusMinor: row.stake_bonus ?? 0n,
					stakeLockedMinor: row.stake_locked ?? 0n,
					stakeRemovedMinor: row.stake_removed ?? 0n,
					winBonusMinor: row.win_bonus ?? 0n,
					winLockedMinor: row.win_locked ?? 0n,
					winRemovedMinor: row.win_removed ?? 0n,
					countedX1000: row.counted ?? 0n,
				},
			};

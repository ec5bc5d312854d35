/** A stake that was taken after the first one: a double, a split. `stakeId` is the id of its operation. */
export type FurtherStake = { stakeId: string; stakeMinor: number };

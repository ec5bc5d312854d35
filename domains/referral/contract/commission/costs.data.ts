/** What is taken off before revenue is shared, from a month on, in ten-thousandths. Affiliates see each of these lines. */
export type Costs = {
	/** In the form 2026-01. */
	fromMonth: string;
	/** Of what the games and the bets kept. */
	duty: { casino: bigint; sports: bigint };
	/** Of the sums of deposits and of withdrawals that were paid. */
	fees: { deposits: bigint; withdrawals: bigint };
};

export const COSTS: readonly Costs[] = [
	{ fromMonth: "2026-01", duty: { casino: 2_000n, sports: 1_500n }, fees: { deposits: 165n, withdrawals: 50n } },
];

export const costsIn = (month: string, costs: readonly Costs[] = COSTS): Costs | undefined =>
	costs.findLast(({ fromMonth }) => fromMonth <= month);

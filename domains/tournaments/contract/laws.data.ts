/**
 * Where players may take part in tournaments with prizes. The values are configuration to be checked with counsel before
 * a licence is used. A place that is not listed, and one that is not known, has none.
 */
export type TournamentLaws = Readonly<
	Record<string, { isAllowed: boolean; subdivisions?: Readonly<Record<string, boolean>> }>
>;

export const TOURNAMENT_LAWS: TournamentLaws = {
	AT: { isAllowed: true },
	BR: { isAllowed: true },
	/** Ontario: on the site itself. Quebec: no prizes that play for money decides. */
	CA: { isAllowed: true, subdivisions: { QC: false } },
	GB: { isAllowed: true },
	MX: { isAllowed: true },
	PT: { isAllowed: true },
	US: { isAllowed: false, subdivisions: { MI: true, NJ: true, PA: true } },
};

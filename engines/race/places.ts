/** Places paid by the number of runners: none up to four, two up to seven, three from eight. SPORT-03 */
export function placesFor(runnerCount: number): number {
	if (runnerCount < 5) return 0;
	return runnerCount < 8 ? 2 : 3;
}

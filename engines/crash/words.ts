import { SHARED_WORDS } from "../game/words.ts";

/** The rules of a crash in sentences, as they are published: who reads them can write the program that checks a round. */
export const CRASH_WORDS = {
	...SHARED_WORDS,
	result:
		"A round is one draw w below 2^32. The multiplier in hundredths is 99 times 2^32 divided by w + 1, without its fraction, at least 100 and at most highestX100.",
	curve:
		"The multiplier that is shown after t milliseconds, in hundredths, is 100 times q to the power of t without its fraction, with q = 1 + 6 / 100000. It is computed with whole numbers of 62 binary places: ONE is 2^62 and q is ONE + floor(6 * ONE / 100000). Begin with power = ONE and base = q; for each binary digit of t from the last: where it is 1, power = floor(power * base / ONE); then base = floor(base * base / ONE). The result is floor(100 * power / ONE). The round breaks off in the first millisecond in which that would be above its multiplier, or is highestX100.",
	cashOut:
		"A bet with a target, autoX100, leaves at it by itself where the multiplier of the round is not below it. A bet without one leaves at highestX100. Before that its player may leave by hand, from minTargetX100 on: what counts is the multiplier shown in the millisecond in which the server receives the request, and not more than the target. A request that comes after the round has broken off, or is not stored before the stakes of the round are settled, a quarter of a second later at the earliest, is late: the bet has lost. The same request again is answered as the first.",
	interruption:
		"Where the server has stopped before the multiplier began to rise, and was not back within 2 seconds after, the round is void and every stake is returned. Where it has stopped for more than 5 seconds while the multiplier was rising, bets whose targets the round has reached are paid by them. Every other bet is paid the multiplier shown when the server was last known to run, or the stake where that is below minTargetX100.",
	amounts: "The stake times the multiplier at which the bet has left divided by 100, cut to the minor unit.",
	seal: "The receipt has one action where the bet has not left by its target: cashOutX100, the multiplier at which its player has left, or interruptedX100, the one that it was paid because the round was interrupted. Neither is above the multiplier of the round, but for an interrupted stake that is returned.",
	events:
		"brokeOff: the multiplier of the round. A bet that was cashed out by hand is sealed before that is known, with left: the multiplier at which it has left.",
} as const;

import { ofX10000 } from "@baize/engines/draw";
import { payMinor } from "@baize/engines/game";

/** What a stake pays at a multiplier, cut as the server cuts it. */
export const paysMinor = (stakeMinor: number, timesX10000: number): number =>
	Number(payMinor(BigInt(stakeMinor), ofX10000(timesX10000)));

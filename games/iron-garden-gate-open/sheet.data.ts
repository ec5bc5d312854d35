import { GATE_OPEN, type SlotSheet } from "@baize/engines/slots";

/** The free spins of Iron Garden, bought by themselves: eight of them for 27.2 times a stake of that title. */
export const sheet: SlotSheet = {
	id: "iron-garden-gate-open",
	version: 1,
	title: "Iron Garden: Gate Open",
	rtpText: "96.22",
	// Beside its price, which is what a player stakes here, as of every title: a standard deviation of 2.1, with 94 rounds of
	// 100 that pay something. The 56 of the design are stakes of Iron Garden, which this title does not take; by them
	// the word would be "high", and say that most rounds pay nothing.
	volatility: "low",
	// The price is 544 line bets, and pays are whole line bets: no win is ever cut.
	minStakeUnits: 544,
	// A hundred times the lowest price: what 20.00 a spin of Iron Garden would be.
	maxStakeUnits: 54_400,
	stepUnits: 544,
	rules: GATE_OPEN,
};

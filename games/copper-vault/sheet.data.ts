import { COPPER_VAULT, type SlotSheet } from "@baize/engines/slots";

/** Turned copper and lamps: twenty lines, and coins that are held until three respins bring no new one. */
export const sheet: SlotSheet = {
	id: "copper-vault",
	version: 1,
	title: "Copper Vault",
	rtpText: "96.56",
	volatility: "high",
	// A stake is 20 line bets, and pays are whole line bets or stakes: no win is ever cut.
	minStakeUnits: 20,
	// The largest win of three million rounds was 1,134 stakes.
	maxStakeUnits: 5_000,
	stepUnits: 20,
	rules: COPPER_VAULT,
};

import { defineCall, Flag, Integer, type Static, Struct } from "@baize/kernel/call";

/** What the law allows slots, where the visitor is and, of a player, where they live. */
const SlotLaw = Struct({
	/** Several rounds after one press. */
	mayAutoplay: Flag(),
	/** Quick spins, and a press that ends what is shown. */
	mayHurry: Flag(),
	/** From the press that begins a round to the next one. */
	minRoundMs: Integer({ minimum: 0 }),
});
export type SlotLaw = Static<typeof SlotLaw>;

export const readSlotLaw = defineCall({
	name: "readSlotLaw",
	method: "GET",
	path: "/api/v1/play/slot-law",
	who: "anyone",
	level: "visitor",
	summary: "What the law allows slots where the visitor is and, of a player, where they live.",
	reply: SlotLaw,
	errors: {},
});

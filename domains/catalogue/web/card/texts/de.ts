export default {
	facts: "{kind} · {rtp}\u00a0%",
	kinds: { slot: "Slot", table: "Tischspiel", instant: "Instant-Spiel", race: "Virtueller Sport", sport: "Sport" },
};

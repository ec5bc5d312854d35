export default {
	facts: "{kind} · {rtp}\u00a0%",
	kinds: { slot: "Slot", table: "Table game", instant: "Instant game", race: "Virtual sports", sport: "Sports" },
} as const;

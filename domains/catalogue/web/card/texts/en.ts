export default {
	facts: "{kind} · {rtp}%",
	kinds: { slot: "Slot", table: "Table game", instant: "Instant game", race: "Virtual sports", sport: "Sports" },
} as const;

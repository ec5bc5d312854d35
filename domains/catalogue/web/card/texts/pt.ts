export default {
	facts: "{kind} · {rtp}%",
	kinds: {
		slot: "Slot",
		table: "Jogo de mesa",
		instant: "Jogo instantâneo",
		race: "Esportes virtuais",
		sport: "Esportes",
	},
};

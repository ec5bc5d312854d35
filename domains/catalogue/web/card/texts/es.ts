export default {
	facts: "{kind} · {rtp}\u00a0%",
	kinds: {
		slot: "Tragaperras",
		table: "Juego de mesa",
		instant: "Juego instantáneo",
		race: "Deportes virtuales",
		sport: "Deportes",
	},
};

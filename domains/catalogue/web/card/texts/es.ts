export default {
	facts: "{kind} · {rtp}\u00a0%",
	kinds: { slot: "Tragaperras", instant: "Juego instantáneo", race: "Deportes virtuales", sport: "Deportes" },
};

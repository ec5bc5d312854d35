export default {
	facts: "{kind} · {rtp}%",
	kinds: { slot: "Slot", instant: "Jogo instantâneo", race: "Esportes virtuais", sport: "Esportes" },
};

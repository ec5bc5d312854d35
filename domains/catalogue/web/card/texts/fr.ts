export default {
	facts: "{kind} · {rtp} %",
	kinds: { slot: "Machine à sous", instant: "Jeu instantané", race: "Sports virtuels", sport: "Sports" },
};

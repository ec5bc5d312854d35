export default {
	facts: "{kind} · {rtp} %",
	kinds: {
		slot: "Machine à sous",
		table: "Jeu de table",
		instant: "Jeu instantané",
		race: "Sports virtuels",
		sport: "Sports",
	},
};

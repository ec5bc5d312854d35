export default {
	title: "Últimos prêmios",
	note: "Rodadas reais, escolhidas pela hora e não pelo tamanho.",
	sums: "Na última hora, os jogadores apostaram {staked} e receberam de volta {won} ({percent}%).",
	someone: "Um jogador",
	times: "{times}×",
};

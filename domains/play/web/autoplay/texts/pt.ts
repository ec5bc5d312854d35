export default {
	title: "Várias rodadas com um toque",
	close: "Fechar",
	hint: "Cada uma é uma rodada normal com a sua aposta. “Parar” as encerra a qualquer momento; também a tecla Escape, uma rodada recusada ou uma página fora de vista.",
	rounds: "Rodadas",
	count: "{count, number}",
	loss: "Perder no máximo",
	win: "Parar com um ganho de",
	noWin: "Sem essa parada",
	feature: "Parar quando vier o recurso especial",
	start: "Começar {rounds, number} rodadas de {stake}",
} as const;

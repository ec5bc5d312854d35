export default {
	bet: "Apostar {amount}",
	betNext: "Apostar {amount} na próxima rodada",
	waiting: "Aguardando a próxima rodada. Cancelar",
	placed: "Você está dentro com {amount}",
	loading: "Lendo a mesa",
	startsIn: "Apostas abertas. Começa em {seconds, number} s",
	locked: "Apostas encerradas",
	void: "Esta rodada não foi jogada. Todas as apostas são devolvidas.",
	returned: "{amount} voltaram para você",
	results: "As últimas rodadas",
	noSeats: "Ainda não há ninguém nesta rodada.",
	hiddenName: "Alguém",
	hideName: "Ocultar meu nome dos outros",
	spoken: {
		betting: "Rodada {number, number}: apostas abertas.",
		startsIn: "Começa em {seconds, number} segundos.",
		next: "Você aposta na próxima rodada.",
		placed: "Você está dentro com {amount}.",
	},
	rules: {
		chain:
			"Todas as rodadas vêm de uma cadeia de sementes cuja ponta foi publicada antes da primeira, por isso nenhuma pode ser mudada. Ela está em Jogo justo.",
	},
	fairness: {
		intro:
			"As sementes das rodadas formam uma cadeia: o SHA-256 de cada uma é a anterior. O SHA-256 da primeira foi publicado antes da primeira rodada, e com ele todas as seguintes ficaram fixadas.",
		chain: "Cadeia {chain, number}, {length, number} rodadas",
		commitment: "Publicado",
		publicSalt: "Sal público",
		results: "As últimas rodadas e suas sementes",
		round: "Rodada",
		outcome: "Resultado",
		seed: "Semente",
		void: "não jogada",
		limits:
			"A cadeia prova que nenhuma rodada foi mudada depois da publicação. Não prova que não tenhamos feito muitas cadeias antes e escolhido uma.",
	},
};

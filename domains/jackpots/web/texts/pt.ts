export default {
	names: { "ember-crown": "Ember Crown" },
	levels: { grand: "Grande", quick: "Rápido" },
	badge: "Jackpot {amount}",
	row: {
		title: "Jackpots",
		hint: "Uma parte de cada aposta entra; tudo é pago.",
		most: "Sai até {amount}",
		of: "{pot} · {level}",
	},
	bar: "Jackpot",
	practice: "Rodadas demo não concorrem a ele.",
	won: {
		title: "Você ganhou o jackpot {level}",
		text: "{amount} já no seu saldo. O prêmio aparece no seu extrato, e a rodada que o ganhou, entre suas rodadas.",
		close: "Fechar",
	},
	page: {
		title: "Jackpot {name}",
		description: "O que há nos potes de {name}, como são ganhos e a prova de que têm fundos.",
		back: "Todos os jogos",
		intro: "Cada aposta no jogo soma a estes potes. Eles são dos jogadores: tudo o que entra é pago.",
		now: "No pote agora",
		rules: "Como se ganha",
		chance:
			"Cada rodada sorteia o pote com as mesmas sementes dos seus rolos. Em média, {stake} em apostas ganham o pote uma vez; uma rodada com o dobro da aposta tem o dobro da chance.",
		mustDrop:
			"Ele sai, no mais tardar, em {most}. O valor exato foi sorteado quando este pote começou e é revelado com o prêmio; o hash abaixo foi publicado naquele momento.",
		commitment: "Hash do valor em que ele precisa sair",
		paid: "Quem ganha recebe tudo o que há no pote no momento do pagamento. Se duas rodadas ganharem, a segunda recebe o valor com que o pote recomeça: {seed}.",
		rates: "De cada aposta, {pot} vão para o pote e {reserve} para a reserva, de onde começam os próximos potes.",
		proof: "De que o pote é feito",
		contributed: "Das apostas",
		seeded: "Valor inicial, da reserva",
		won: "Ganho",
		total: "No pote",
		reserve: "Na reserva",
		funded: "Adicionado por nós",
		given: "Passado ao pote",
		proved:
			"Comparado com a nossa contabilidade, a lista de prêmios e os saldos dos jogadores: tudo conferia em {time}.",
		unproved:
			"No momento, a nossa contabilidade e este pote não conferem. Há pessoas verificando; nada sai do pote por isso.",
		exact:
			"Contado em décimos de milésimo da menor moeda, para que nenhuma parte de uma aposta se perca. Aqui é mostrado sem essas frações.",
		wins: "Últimos prêmios",
		noWins: "Ninguém ganhou aqui ainda",
		whenWins: "Os prêmios aparecem aqui com valor e hora, sem nada sobre quem ganhou.",
		by: { draw: "sorteado por uma rodada", ceiling: "no valor máximo" },
		seed: "Semente do valor máximo: {seed}",
	},
	errors: {
		jackpotNotFound: "Esse jackpot não existe. No início estão os jogos que têm um.",
	},
};

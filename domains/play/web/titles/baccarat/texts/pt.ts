export default {
	table: "A mesa",
	bet: "Aposta em",
	places: "Onde apostar",
	deal: "Distribuir · {amount}",
	ready: "Escolha uma ficha e depois um lugar. Resultados passados não mudam nada.",
	hidden: "Duas cartas viradas para baixo",
	total: "{total, number}",
	spots: {
		player: "Jogador",
		banker: "Banca",
		tie: "Empate",
		playerPair: "Par do jogador",
		bankerPair: "Par da banca",
	},
	result: { player: "Jogador ganha", banker: "Banca ganha", tie: "Empate" },
	lost: "{result} · sem prêmio desta vez",
	won: "{result} · você ganhou {win}",
	returned: "{result} · de volta: {win} de {stake}",
	even: "{result} · sua aposta voltou",
	roads: {
		plate: "Seus resultados nesta página, do mais antigo ao mais recente",
		road: "Histórico em colunas",
		bead: "{result} com {total, number}",
		playerPair: "par do jogador",
		bankerPair: "par da banca",
		counts: "Jogador {player, number} · Banca {banker, number} · Empate {tie, number}",
	},
	spoken: {
		hand: "{side} tem {cards}: {total, number}.",
		pair: "{name}.",
		result: "{result}.",
		paid: "{name} paga {amount}.",
	},
	pairs: "Par do jogador ou da banca",
	rules: {
		begin:
			"Aposte no jogador, na banca, no empate ou em pares; jogador e banca são nomes de duas mãos, e você pode apostar em qualquer uma delas. Cada aposta é resolvida por si.",
		cards:
			"Cada mão recebe duas cartas de oito baralhos embaralhados. Dez e figuras não contam nada, o ás conta um; do total só conta o último algarismo. Nove é o melhor.",
		third:
			"Um total de 8 ou 9 encerra a distribuição. Fora isso, o jogador compra uma terceira carta com 5 ou menos. Se o jogador parou, a banca compra com 5 ou menos; se não, a banca compra conforme a terceira carta do jogador: com 0 a 2 sempre, com 3 com qualquer uma exceto um oito, com 4 com dois a sete, com 5 com quatro a sete, com 6 com seis e sete, com 7 nunca.",
		pays: "Jogador paga 1 para 1, banca 0,95 para 1: isto é, 1 para 1 menos uma comissão de 5%. Um empate paga 8 para 1 e devolve as apostas no jogador e na banca. Um par paga 11 para 1 se as duas primeiras cartas da mão têm o mesmo valor.",
		past: "Cada rodada é distribuída de baralhos embaralhados de novo. Os históricos apenas mostram o que foi; não dizem nada sobre o que vem.",
	},
	drawn:
		"As 416 cartas dos oito baralhos ficam em uma lista a partir de 0: em cada baralho paus, ouros, copas, espadas, cada naipe do ás ao rei. Carta k: um sorteio abaixo de 416 menos k é somado a k; as cartas dessa posição e da posição k trocam de lugar. O jogador tem as cartas 0 e 2, a banca a 1 e a 3; as terceiras cartas vêm depois, primeiro a do jogador.",
};

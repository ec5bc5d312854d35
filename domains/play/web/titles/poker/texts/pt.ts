export default {
	hand: "Sua mão",
	pays: "O que as mãos pagam",
	paysHand: "Mão",
	paysStake: "Com {stake}",
	deal: "Distribuir · {amount}",
	draw: "{count, plural, =0 {Parar} one {Trocar # carta} other {Trocar # cartas}}",
	held: "Segurada",
	hold: "Segurar",
	ready: "Toque em Distribuir. Depois escolha o que segurar: toque nas cartas ou use as teclas 1 a 5.",
	choose: "Segure as cartas que vai manter e troque as outras.",
	makes: "Você tem {hand} · escolha o que segurar",
	ended: "{hand} · {win}",
	even: "{hand} · sua aposta voltou",
	lost: "Sem mão vencedora desta vez",
	back: "Carta {number, number}, virada para baixo",
	hands: {
		nothing: "Nada",
		highPair: "Valetes ou melhor",
		twoPair: "Dois pares",
		three: "Trinca",
		straight: "Sequência",
		flush: "Flush",
		fullHouse: "Full house",
		four: "Quadra",
		straightFlush: "Straight flush",
		royal: "Royal flush",
		five: "Quina",
		wildRoyal: "Royal flush com curinga",
		fourDeuces: "Quatro dois",
		naturalRoyal: "Royal flush natural",
		kings: "Reis ou melhor",
	},
	wild: { mark: "Curinga", card: "{card}, curinga", joker: "Curinga" },
	spoken: {
		dealt: "Distribuídas: {cards}. {hand}.",
		drawn:
			"{count, plural, =0 {Nenhuma carta foi segurada} one {# carta foi segurada} other {# cartas foram seguradas}}. Agora: {cards}. {hand}.",
	},
	play: "Como se joga",
	best: "Jogo ideal",
	usual: "Jogo simples",
	rules: {
		deal: "Cinco cartas são distribuídas de um baralho de 52. Segure as que quiser; as outras são trocadas uma vez, e a mão paga conforme a tabela.",
		fixed:
			"A ordem do baralho inteiro é sorteada quando você toca em Distribuir. As cartas que você segura mudam quantas vêm depois, não quais.",
		pays: "Um par de valetes ou melhor devolve a aposta; um royal flush paga 800 vezes.",
		best: "O retorno depende de como você joga. O jogo ideal é calculado para todas as 2.598.960 mãos e todas as formas de segurar; o jogo simples mantém mãos prontas, depois pares, depois quatro do mesmo naipe, depois cartas altas.",
		left: "Uma mão que você deixa aberta espera por você em qualquer dispositivo. Depois de 24 horas, as cinco cartas são seguradas e ela é paga como está.",
		wildTwos:
			"Os quatro dois são curingas: cada um vale pela carta que forma a melhor mão. Um royal flush natural não tem nenhum dois.",
		paysTwos:
			"A mão mais baixa que paga é a trinca: ela devolve a aposta. Quatro dois pagam 200 vezes; um royal flush natural, 800 vezes.",
		bestTwos:
			"O retorno depende de como você joga. O jogo ideal é calculado para todas as 2.598.960 mãos e todas as formas de segurar; o jogo simples mantém uma sequência ou melhor, depois pares, depois quatro do mesmo naipe, e sempre os dois.",
		dealJoker:
			"Cinco cartas são distribuídas de um baralho de 53: as 52 cartas e um curinga. Segure as que quiser; as outras são trocadas uma vez, e a mão paga conforme a tabela.",
		wildJoker: "O curinga vale pela carta que forma a melhor mão. Um royal flush natural não tem curinga.",
		paysJoker: "Um par de reis ou ases devolve a aposta. Uma quina paga 200 vezes; um royal flush natural, 800 vezes.",
		bestJoker:
			"O retorno depende de como você joga. O jogo ideal é calculado para todas as 2.869.685 mãos e todas as formas de segurar; o jogo simples mantém mãos prontas, depois pares, depois quatro do mesmo naipe, depois reis e ases, e sempre o curinga.",
	},
	drawn:
		"As cartas ficam em uma lista a partir de 0: paus, ouros, copas, espadas, cada naipe do ás ao rei. Carta k: um sorteio abaixo de 52 menos k é somado a k; as cartas dessa posição e da posição k trocam de lugar. As cartas 0 a 4 são a mão, e as seguintes substituem as descartadas, da esquerda para a direita.",
	drawnJoker:
		"As cartas ficam em uma lista a partir de 0: paus, ouros, copas, espadas, cada naipe do ás ao rei, e por último o curinga. Carta k: um sorteio abaixo de 53 menos k é somado a k; as cartas dessa posição e da posição k trocam de lugar. As cartas 0 a 4 são a mão, e as seguintes substituem as descartadas, da esquerda para a direita.",
};

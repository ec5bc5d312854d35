export default {
	table: "A mesa",
	sign: "Três cartas",
	deal: "Distribuir · {amount}",
	dealer: "Dealer",
	hand: "Sua mão",
	hidden: "Uma carta virada",
	pairPlus: "Par ou mais",
	pairPlusAdd: "Par ou mais, mais {amount}",
	moves: { play: "Jogar", fold: "Desistir" },
	more: "+{amount}",
	moveMore: "{move}, mais {amount}",
	ready: "Escolha seu ante e toque em Distribuir.",
	yours: "Você tem {hand}. Jogue por mais {amount} ou desista.",
	hands: {
		high: "Carta alta",
		pair: "Par",
		flush: "Flush",
		straight: "Sequência",
		three: "Trinca",
		straightFlush: "Straight flush",
	},
	results: {
		folded: "Você desistiu",
		unqualified: "O dealer não joga",
		better: "Sua mão é melhor",
		equal: "Mãos iguais",
		worse: "A mão do dealer é melhor",
	},
	lost: "{result} · sem prêmio desta vez",
	won: "{result} · você ganhou {win}",
	returned: "{result} · de volta: {win} de {stake}",
	even: "{result} · sua aposta voltou",
	pays: {
		bonus: "Bônus do ante",
		pairPlus: "Par ou mais",
		hand: "Mão",
		times: "Paga",
		toOne: "{times, number} : 1",
	},
	book: {
		show: "Consultar o livro",
		hide: "Fechar o livro",
		title: "O livro diz: {move}",
		hint: "Quanto vale cada jogada, por 1,00 do seu ante",
		value: "{value, number, ::sign-always .00}",
	},
	spoken: {
		dealt: "Você tem {cards}: {hand}.",
		dealer: "O dealer tem {cards}: {hand}.",
		folded: "Você desistiu com {cards}: {hand}.",
		result: "{result}.",
	},
	play: "Como se joga",
	best: "Ante, melhor jogada",
	usual: "Ante, jogando com dama ou melhor",
	pairPlusBet: "Par ou mais",
	rules: {
		begin:
			"Você e o dealer recebem três cartas cada. Você vê as suas e joga por uma segunda aposta do tamanho do ante, ou desiste e perde o ante.",
		dealer:
			"O dealer joga com dama ou melhor. Senão, o ante paga 1 para 1 e a segunda aposta volta. Contra um dealer que joga, a melhor mão ganha 1 para 1 nas duas apostas, e em mãos iguais as duas voltam.",
		bonus:
			"Se você jogar, uma sequência paga um bônus de 1 para 1 sobre o ante, uma trinca 4 e um straight flush 5, seja qual for a mão do dealer.",
		pairPlus:
			"Par ou mais é uma aposta do mesmo tamanho nas suas três cartas, quer você jogue, quer desista: um par paga 1 para 1, um flush 4, uma sequência 6, uma trinca 30 e um straight flush 40.",
		order:
			"Da menor à maior: carta alta, par, flush, sequência, trinca, straight flush. Com três cartas, uma sequência é mais rara que um flush.",
		best: "A melhor jogada é jogar com dama, seis, quatro ou melhor. As seis cartas ficam fixadas quando você toca em Distribuir; sua decisão não muda nenhuma.",
		left: "Uma mão que você deixa aberta espera por você em qualquer dispositivo. Depois de 24 horas, ela é dada como desistência.",
	},
	drawn:
		"As cartas ficam em uma lista a partir de 0: paus, ouros, copas, espadas, cada naipe do ás ao rei. Carta k: um sorteio abaixo de 52 menos k é somado a k; as cartas dessa posição e da posição k trocam de lugar. As cartas 0 a 2 são suas; as 3 a 5, do dealer.",
};

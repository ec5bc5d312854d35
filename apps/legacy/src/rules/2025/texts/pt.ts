export default {
	bets: {
		price: "Uma aposta mantinha a cotação com que foi aceita, por mais que ela mudasse depois.",
		result: "As apostas em futebol eram liquidadas pelo resultado do tempo normal, com os acréscimos.",
		void: "A aposta em uma partida não disputada em até 48 horas do início era anulada e o valor apostado, devolvido.",
	},
	games: {
		interrupted: "Uma rodada interrompida era concluída com o seu resultado selado.",
		practice: "Uma rodada de treino tinha as mesmas chances de uma com dinheiro real.",
	},
	payments: {
		review: "Uma pessoa analisava cada saque em até dois dias.",
		pending: "Um saque pendente podia ser cancelado até o início da análise.",
	},
} as const;

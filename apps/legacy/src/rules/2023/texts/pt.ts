export default {
	bets: {
		price: "Uma aposta mantinha a cotação com que foi aceita.",
		void: "A aposta em uma partida não disputada no seu dia era anulada e o valor apostado, devolvido.",
	},
	payments: {
		review: "Uma pessoa analisava cada saque em até cinco dias.",
		pending: "Um saque pendente não podia ser cancelado.",
	},
} as const;

export default {
	which: "Qual endereço?",
	other: "Outro endereço",
	address: "Endereço Bitcoin",
	hint: "De uma carteira sua, na rede Bitcoin. Cole o endereço: o que é enviado para um endereço errado nunca volta.",
	missing: "Digite o endereço.",
	wrong: "Este não pode ser um endereço Bitcoin. Copie-o de novo da sua carteira.",
	later:
		"Este tipo de endereço ainda não é usado, e o que for enviado a ele pode se perder. Use um da sua carteira que comece com bc1q, bc1p, 1 ou 3.",
	rate: "Você recebe em Bitcoin pela cotação do momento do envio. Este é o valor que sai do seu saldo, mesmo que a cotação mude até lá.",
	paying: "Enviado para seu endereço",
	status: {
		short: "O endereço ainda não está completo.",
		wrong: "Este não é um endereço Bitcoin.",
		later: "Ainda não é possível pagar neste tipo de endereço.",
		right: "Os caracteres verificadores conferem.",
	},
};

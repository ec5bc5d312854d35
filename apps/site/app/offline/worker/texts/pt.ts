export default {
	title: "Você está sem conexão",
	unreachable: "No momento não é possível acessar o site daqui. Esta página carrega sozinha quando a conexão voltar.",
	lobby: "Você está sem conexão. Este é o início como estava em {time}.",
	money: "Seu dinheiro está seguro, e nada é jogado nem apostado até você se conectar.",
	again: "Tentar de novo",
};

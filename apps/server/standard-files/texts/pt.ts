export default {
	description: "Cassino, virtuais e esportes em um só site. Para adultos.",
	lobby: "Início",
	sports: "Esportes",
	cashier: "Caixa",
};

export default {
	description: "Casino, virtuals and sports on one site. For adults.",
	lobby: "Lobby",
	sports: "Sports",
	cashier: "Cashier",
};

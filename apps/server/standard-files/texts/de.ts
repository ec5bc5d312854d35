export default {
	description: "Casino, Virtuelles und Sport auf einer Seite. Für Erwachsene.",
	lobby: "Lobby",
	sports: "Sport",
	cashier: "Kasse",
};

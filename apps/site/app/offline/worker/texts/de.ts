export default {
	title: "Sie sind offline",
	unreachable:
		"Die Website ist von hier aus im Moment nicht erreichbar. Diese Seite lädt von selbst, sobald die Verbindung wieder da ist.",
	lobby: "Sie sind offline. Das ist die Lobby mit dem Stand vom {time}.",
	money: "Ihr Geld ist sicher, und es wird nichts gespielt oder gewettet, bis Sie verbunden sind.",
	again: "Erneut versuchen",
};

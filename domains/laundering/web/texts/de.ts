export default {
	errors: {
		notFound: "Diese Meldung gibt es nicht. Vielleicht ist die Liste veraltet: Öffnen Sie sie erneut.",
		state:
			"Der Stand der Meldung ist bereits „{state}“. Vielleicht war ein anderer Bearbeiter schneller. Es wurde nichts geändert.",
		claimed: "{name} bearbeitet diese Meldung. Es wurde nichts geändert.",
	},
};

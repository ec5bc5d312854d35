export default {
	errors: {
		notFound: "Dieses Turnier gibt es nicht, oder es wird an Ihrem Ort nicht angeboten.",
		state: "Das Turnier ist inzwischen bei einem anderen Schritt. Es wurde nichts geändert.",
		secondOperator: "Diesen Schritt muss jemand anderes ausführen. Es wurde nichts geändert.",
		invalid: "Diese Bedingungen verletzen eine Regel für Turniere. Es wurde nichts gespeichert.",
		conflict: "Diese Anfrage wurde schon mit anderen Bedingungen gestellt. Es wurde nichts geändert.",
		scoreNotFound: "Der Spieler hat in diesem Turnier keine Punkte. Es wurde nichts geändert.",
	},
};

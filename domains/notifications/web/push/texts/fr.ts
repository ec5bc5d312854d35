export default {
	title: "Notifications sur cet appareil",
	text: "Un court message à l’écran quand il se passe quelque chose avec votre argent ou votre compte, même quand Baize est fermé.",
	on: "Activer sur cet appareil",
	off: "Désactiver sur cet appareil",
	turnedOn: "Les notifications sont activées.",
	turnedOff: "Les notifications sont désactivées sur cet appareil.",
	unsupported: "Ce navigateur ne peut pas afficher de notifications. Les messages arrivent toujours ici et par e-mail.",
	installFirst:
		"Sur iPhone et iPad, cela fonctionne une fois Baize sur l’écran d’accueil : touchez Partager, choisissez « Sur l’écran d’accueil », ouvrez Baize depuis là et revenez sur cette page.",
	deniedTitle: "Ce navigateur bloque les notifications de Baize",
	deniedText:
		"Pour les autoriser, touchez le symbole devant l’adresse, ouvrez les autorisations de ce site et autorisez les notifications. Dans une application installée, passez par les réglages de votre appareil. Rechargez ensuite cette page.",
	dismissed:
		"Vous n’avez pas autorisé les notifications, rien n’a donc été activé. Appuyez de nouveau sur le bouton pour changer d’avis.",
	failed: "Les notifications n’ont pas pu être activées. Rien n’a changé ; vérifiez votre connexion et réessayez.",
	what: "Ce que vous voulez savoir tout de suite",
	kinds: {
		payments: "Paiements : retraits, transferts et ce que votre banque reprend",
		account: "Compte : documents et courriers pour vous",
		news: "Actualités : votre niveau et les annonces. Pas de 21 h à 9 h",
		offers: "Offres : une par jour au plus. Pas de 21 h à 9 h",
	},
	details: "Afficher les montants et le message entier",
	detailsHint: "Toute personne qui voit votre écran verrouillé pourra le lire.",
	saved: "Enregistré.",
	test: "Envoyer un essai",
	tested: "Envoyé. Il devrait s’afficher dans quelques secondes.",
	testedGone: "Cet appareil n’était plus connu, rien n’a donc été envoyé. Activez de nouveau les notifications.",
	others: "Autres appareils",
	unnamed: "Appareil inconnu",
	since: "Depuis le {when}",
	remove: "Retirer",
	removeOne: "Retirer {device}",
	removed: "{device} ne reçoit plus de notifications.",
	logout: "Elles prennent fin quand vous vous déconnectez sur cet appareil.",
	errors: {
		pushOff: "Les notifications sont coupées pour le moment, rien n’a donc changé. Réessayez plus tard.",
		pushServiceUnknown:
			"Nous ne pouvons pas utiliser le service de notifications de ce navigateur, rien n’a donc été activé. Essayez un autre navigateur.",
		pushDevicesFull:
			"Dix appareils reçoivent déjà des notifications, celui-ci n’a donc pas été ajouté. Retirez-en un d’abord.",
		pushDeviceUnknown: "Cet appareil n’est plus dans votre liste. Rechargez la page.",
		pushNotSent:
			"Le service de notifications n’a pas accepté l’essai. Votre choix est inchangé ; réessayez dans un instant.",
	},
};

export default {
	unread: "{count, plural, one {# message non lu} other {# messages non lus}}",
	inbox: {
		back: "Votre compte",
		title: "Messages",
		description: "Ce que Baize vous a écrit.",
		list: "Vos messages",
		status: "{count, plural, =0 {Tout est lu} one {# non lu} other {# non lus}}",
		readAll: "Tout marquer comme lu",
		new: "Nouveau",
		open: "Voir de quoi il s’agit",
		delete: "Supprimer « {title} »",
		deleted: "Le message est supprimé.",
		undo: "Restaurer",
		restored: "Le message est restauré.",
		emptyTitle: "Aucun message",
		emptyText: "Quand un retrait se termine ou que Baize a quelque chose à vous dire, vous le trouvez ici.",
		more: "Afficher les précédents",
		shown: "{count, plural, one {# message affiché} other {# messages affichés}}",
		end: "C’est tout.",
		updateFailed: "Les messages n’ont pas pu être mis à jour. Rien n’est perdu ; un nouvel essai se fait tout seul.",
	},
	consent: {
		title: "E-mails sur les offres",
		text: "Seulement si vous le souhaitez. Ce qui concerne votre argent et votre compte est toujours envoyé.",
		on: "M’envoyer des e-mails sur les offres",
		saved: "Enregistré.",
	},
	unsubscribe: {
		title: "Ne plus recevoir d’e-mails sur les offres ?",
		text: "Vous continuerez à recevoir ce qui concerne votre argent et votre compte.",
		confirm: "Arrêter ces e-mails",
		doneTitle: "Vous ne recevrez plus d’e-mails sur les offres",
		doneText: "Si vous changez d’avis, le réglage se trouve sous Messages dans votre compte.",
		toLobby: "Aller à l’accueil",
	},
	errors: {
		messageNotFound: "Ce message n’est plus là. Rechargez la page pour voir ceux qui restent.",
		offersPaused:
			"Vous faites une pause : aucune offre ne vous est donc envoyée. Rien n’a changé ; choisissez à nouveau quand elle sera terminée.",
		unsubscribeInvalid:
			"Ce lien n’est pas complet. Rouvrez-le depuis l’e-mail, ou désactivez ces e-mails sous Messages dans votre compte.",
		idempotencyConflict:
			"Une version précédente a déjà été envoyée, et celle-ci ne l’a pas été. Relisez ce qui est parti ; si c’est encore nécessaire, renvoyez-la.",
		smsNumberRefused:
			"Nous ne pouvons pas envoyer de SMS à ce numéro : aucun n’a donc été envoyé. Utilisez un téléphone mobile d’un pays où nous proposons des comptes, ou d’un pays voisin.",
		smsLimitReached:
			"Trop de SMS ont été demandés : aucun n’a donc été envoyé. Attendez {minutes, plural, one {# minute} other {# minutes}} avant d’en redemander, ou montrez autrement que c’est bien vous.",
		recipientUnknown: "Aucun joueur n’a cette adresse e-mail. Rien n’a été envoyé. Vérifiez son orthographe.",
	},
};

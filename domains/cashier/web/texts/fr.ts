export default {
	help: {
		withdrawal: "Votre retrait de {amount}",
		openWithdrawal: "Voir vos retraits",
		deposits: "Vos derniers dépôts",
		openPayments: "Voir vos paiements",
	},
	nav: {
		label: "Caisse",
		deposit: "Déposer",
		withdraw: "Retirer",
		transfer: "Envoyer",
		pending: "En cours",
		history: "Historique",
	},
	methods: { card: "Carte", crypto: "Bitcoin", bankTransfer: "Virement bancaire" },
	unknown: "Nous ne savons pas encore si l’opération a abouti. Redemander ne l’exécute pas deux fois.",
	askAgain: "Redemander pour {amount}",
	amount: {
		label: "Montant",
		quick: "Montants rapides",
		other: "Un autre montant",
		limits: "De {minimum} à {maximum}",
		all: "La totalité",
		missing: "Saisissez un montant.",
		unreadable: "Saisissez le montant en chiffres, par exemple 25,00.",
		below: "Le montant minimum est de {minimum}.",
		above: "Le montant maximum est de {maximum}.",
		step: "Saisissez un montant entier, sans décimales.",
	},
	facts: {
		pay: "Vous payez",
		limit: "Limite",
		fee: "Frais",
		free: "Aucun",
		time: "Délai",
		method: "Moyen",
		amount: "Montant",
		to: "Vers",
		id: "Reçu",
	},
	spans: {
		minutes: "{count, plural, one {environ # minute} other {environ # minutes}}",
		hours: "{count, plural, one {# heure} other {# heures}}",
		days: "{count, plural, one {jusqu’à # jour} other {jusqu’à # jours}}",
	},
	deposit: {
		toLimits: "Limites et pauses",
		title: "Déposer",
		description: "Frais, limites et délais avant de vous engager.",
		method: "Comment souhaitez-vous payer ?",
		inBalance: "Sur votre solde : {span}",
		noFee: "Sans frais",
		disturbed: "Perturbé en ce moment : peut échouer ou prendre plus de temps",
		withFee: "Frais : {fee}",
		lastUsed: "Dernière utilisation le {date}",
		payNow: "Payer",
		nextText:
			"Vous payez sur la page du prestataire de paiement, puis vous revenez ici. Nous ne voyons jamais le numéro d’une carte.",
		againTitle: "Votre paiement de {amount}",
		pay: "Payer {amount}",
		change: "Modifier le montant",
		none: "Aucun moyen de dépôt n’accepte la devise {currency}",
		noneText:
			"Votre compte reste ouvert et votre solde reste à vous : vous pouvez jouer avec, et le mode démo est gratuit. Pour un compte dans une autre devise, ou pour que votre argent vous soit versé, écrivez-nous.",
		closed: "Les dépôts sont fermés pour le moment",
		closedText:
			"Nous n’acceptons aucun nouveau dépôt en ce moment. Votre solde est intact et les jeux sont ouverts. Revenez un peu plus tard.",
	},
	debt: {
		title: "Vous devez {amount}",
		text: "Votre banque a repris un dépôt qui avait déjà été joué. Votre prochain dépôt rembourse d’abord {amount} ; le reste est à vous pour jouer. En cas d’erreur, écrivez-nous avant de déposer.",
	},
	outcome: {
		waitingTitle: "En attente du prestataire de paiement",
		waitingText:
			"Dès qu’il nous confirme le paiement de {amount}, l’argent est sur votre solde. Vous pouvez quitter cette page.",
		back: "Retour à la page de paiement",
		settledTitle: "Votre solde est crédité de {amount}",
		settledText: "Payé avec la carte {source}.",
		settledPlain: "Le prestataire de paiement l’a confirmé.",
		declinedTitle: "Le paiement de {amount} n’a pas abouti",
		expiredTitle: "Le paiement de {amount} n’a pas été terminé à temps",
		expiredText:
			"Rien ne nous est parvenu. Si votre banque indique un débit, l’argent arrivera tout seul sur votre solde.",
		failedTitle: "Le paiement de {amount} n’a pas pu être lancé",
		nothingTaken: "Rien n’a été débité.",
		again: "Réessayer",
		play: "Voir les jeux",
		steps: "Ce qui s’est passé",
	},
	instructions: {
		waitingTitle: "{amount} en attente de votre paiement",
		waitingText: "Dès que votre paiement arrive, il est sur votre solde. Vous pouvez quitter cette page.",
		bankTitle: "Virement vers ce compte",
		bankText:
			"Copiez la référence à l’identique : elle permet de reconnaître votre virement. Payez depuis un compte à votre nom.",
		cryptoTitle: "Envoi à cette adresse",
		cryptoText:
			"Envoyez exactement ce montant, en un seul paiement, par ce réseau. Tout autre envoi doit être examiné par notre équipe.",
		holder: "Titulaire du compte",
		bank: "Banque",
		account: "Compte",
		reference: "Référence",
		network: "Réseau",
		address: "Adresse",
		confirmations: "Confirmations nécessaires",
	},
	reasons: {
		card_declined: "Votre banque a refusé la carte. Essayez une autre carte ou contactez votre banque.",
		authentication_failed: "La confirmation auprès de votre banque a été refusée ou a échoué.",
		cancelled_by_payer: "Vous avez interrompu le paiement.",
		account_closed: "Le compte n’accepte pas l’argent. Vérifiez son numéro ou choisissez un autre compte.",
		limits: "Vos limites ou une pause ne le permettent plus. Si de l’argent est arrivé, notre équipe vous le renvoie.",
		underpaid: "Le montant reçu est inférieur au montant demandé. Notre équipe l’examine ; vous n’avez rien à faire.",
		paid_late: "Le paiement est arrivé trop tard. Notre équipe l’examine ; vous n’avez rien à faire.",
		not_paid_in_time: "Rien n’est arrivé à temps.",
		not_confirmed: "Le réseau ne l’a pas confirmé.",
		cancelled_by_company: "Le prestataire de paiement l’a annulé.",
		insufficient_funds: "Provision insuffisante sur la carte. Essayez une autre carte ou un montant plus petit.",
		paid_after_all: "L’argent a finalement été envoyé et a donc de nouveau quitté votre solde.",
		other: "Le prestataire de paiement ne l’a pas accepté.",
	},
	withdraw: {
		title: "Retirer",
		description:
			"Recevez votre argent là d’où il est venu, ou sur votre compte bancaire. Frais, limites et délais avant de vous engager.",
		available: "Vous pouvez retirer",
		nothing: "Rien à retirer pour l’instant",
		nothingText: "Il faut au moins {minimum} à retirer. Vous avez {amount}.",
		method: "Où envoyer l’argent ?",
		card: "Quelle carte ?",
		keptAccount: "Quel compte ?",
		otherAccount: "Un autre compte",
		account: "Compte bancaire",
		accountHint: "IBAN, ou numéros de banque et de compte.",
		accountMissing: "Saisissez le compte bancaire.",
		accountWrong:
			"Ce numéro de compte ne peut pas être correct. Comparez-le chiffre par chiffre avec les documents de votre banque.",
		aboveBalance: "Vous pouvez retirer {maximum} au maximum.",
		next: "Continuer",
		proofTitle: "Retrait de {amount} : encore une étape",
		proofTexts: {
			TWO_FACTOR_AUTHENTICATION:
				"Le code de votre application prouve que c’est bien vous qui retirez. Il vaut pour ce montant et cette destination, et pour rien d’autre.",
			SMS: "Le code prouve que c’est bien vous qui retirez. Il vaut pour ce montant et cette destination, et pour rien d’autre ; le SMS indique les deux.",
			PIN_CODE: "Votre code PIN prouve que c’est bien vous qui retirez ce montant vers cette destination.",
		},
		proofMissing: "D’abord, choisissez un code PIN",
		proofMissingText:
			"Avant que de l’argent ne quitte votre compte, nous demandons votre code PIN, et vous n’en avez pas encore. Votre solde reste tel quel.",
		proofMissingGo: "Choisir un code PIN",
		holdTitle: "Ce retrait sera retenu jusqu’au {time}",
		holdTyped: "Vers un compte nouveau ici, il sera retenu jusqu’au {time}",
		holdText:
			"L’argent est mis de côté aussitôt. Pour protéger votre compte, il n’est payé qu’après ce délai, parce que :",
		heldTitle: "Nous avons votre demande et la retenons jusqu’au {time}",
		heldText:
			"{amount} mis de côté pour vous. La suite est automatique ; nous vous écrivons aussi. La demande est retenue parce que :",
		writeToUs: "Nous écrire",
		frozenTitle: "Les retraits sont suspendus",
		frozenText:
			"Vous nous avez signalé qu’une autre personne était sur votre compte, ou nous avons suspendu les retraits pour le protéger. Votre argent est en sécurité. Nous examinons la situation et vous écrivons ; vous n’avez rien d’autre à faire pour l’instant.",
		confirmTitle: "Retirer {amount} ?",
		confirmText: "L’argent quitte maintenant votre solde et est mis de côté pour vous jusqu’au paiement.",
		confirm: "Retirer {amount}",
		change: "Modifier",
		doneTitle: "Nous avons votre demande",
		doneText: "{amount} mis de côté pour vous. Suivez chaque étape ici ; nous vous écrivons aussi.",
		follow: "Suivre ce retrait",
		none: "Aucun moyen de retrait n’accepte la devise {currency}",
		noneText:
			"Votre argent est en sécurité sur votre solde et vous pouvez jouer avec. Écrivez-nous : nous trouverons un moyen de vous le verser.",
		closed: "Les retraits sont fermés pour le moment",
		closedText:
			"Nous n’acceptons aucune nouvelle demande en ce moment. Votre argent est en sécurité sur votre solde et les retraits en cours continuent. Revenez un peu plus tard.",
	},
	noMethod: { contact: "Nous écrire", statement: "Voir tous les mouvements" },
	withdrawal: {
		title: "Retrait de {amount}",
		description: "Chaque étape, où se trouve l’argent et ce que vous pouvez faire.",
		open: "Retrait {id}",
		requested: "Demandé",
		paid: "L’argent a été envoyé. Votre banque peut mettre un peu plus longtemps à l’afficher.",
		paidByCoins: "Les bitcoins ont été envoyés à votre adresse.",
		returned: "{amount} de retour sur votre solde ; rien n’est perdu.",
		reason: "La raison : {reason}",
		again: "Retirer à nouveau",
		statement: "Voir votre relevé",
	},
	pending: {
		title: "Retraits en cours",
		description: "Chaque étape de vos retraits, et quand la suivante est prévue.",
		open: "En route",
		lately: "Récemment terminés",
		emptyTitle: "Rien n’est en route",
		emptyText: "Quand vous retirez, chaque étape s’affiche ici jusqu’à ce que l’argent soit chez vous.",
		to: "{method} {destination}",
		expected: "Prévu au plus tard le {time}",
		overdue: "Était prévu au plus tard le {time}. C’est plus long que d’habitude ; nous nous en occupons.",
		heldUntil: "Jusqu’au {time}. Ensuite, la suite est automatique.",
		frozen: "Rien n’est payé tant que nous n’avons pas examiné la situation. Votre argent est en sécurité.",
		cancel: "Annuler ce retrait",
		cancelTitle: "Annuler le retrait de {amount} ?",
		cancelText: "L’argent revient aussitôt sur votre solde. Vous pouvez le retirer à nouveau quand vous voulez.",
		cancelConfirm: "Annuler le retrait",
		keep: "Le maintenir",
		close: "Fermer",
		cancelled: "Le retrait est annulé. {amount} de retour sur votre solde.",
		updateFailed: "Cette page n’a pas pu être mise à jour. Elle réessaie toute seule.",
	},
	holds: {
		newDestination: "le compte, la carte ou l’adresse est nouveau ici",
		passwordChanged: "votre mot de passe a été changé récemment",
		phoneChanged: "votre numéro de téléphone a été changé récemment",
		emailChanged: "votre adresse e-mail a été changée récemment",
		frozen: "les retraits sont suspendus en ce moment",
	},
	marks: { done: "Fait :", current: "En cours :", failed: "Terminé :", ahead: "À venir :" },
	stages: {
		requested: "Demandé, argent mis de côté",
		held: "Retenu pour protéger votre compte",
		released: "N’est plus retenu",
		frozen: "Suspendu pour protéger votre compte",
		unfrozen: "N’est plus suspendu",
		approvedOnce: "Vérifié une fois, une seconde vérification suit",
		approved: "Vérifié et approuvé",
		paying: "Envoyé à votre banque",
		paid: "Payé",
		rejected: "Non approuvé, argent rendu",
		cancelled: "Annulé, argent rendu",
		failed: "N’a pas pu être payé, argent rendu",
		created: "Lancé",
		pending: "Chez le prestataire de paiement",
		settled: "Sur votre solde",
		declined: "Refusé",
		expired: "Non terminé à temps",
	},
	states: {
		created: "Lancé",
		pending: "En attente",
		settled: "Terminé",
		declined: "Refusé",
		expired: "Expiré",
		requested: "En vérification",
		held: "Retenu",
		approved: "Approuvé",
		paying: "En paiement",
		paid: "Payé",
		rejected: "Non approuvé",
		cancelled: "Annulé",
		failed: "Échoué",
	},
	history: {
		title: "Paiements",
		description: "Tout ce que vous avez déposé et reçu.",
		all: "Tous",
		deposits: "Dépôts",
		withdrawals: "Retraits",
		kinds: { deposit: "Dépôt", withdrawal: "Retrait" },
		what: "Opération",
		when: "Date",
		via: "Par",
		state: "État",
		amount: "Montant",
		openDeposit: "Dépôt {id}",
		receipt: "Reçu",
		emptyTitles: {
			all: "Aucun paiement pour l’instant",
			deposit: "Aucun dépôt pour l’instant",
			withdrawal: "Aucun retrait pour l’instant",
		},
		emptyText: "Chacun s’affichera ici, avec son reçu.",
		more: "Afficher les précédents",
		shown: "{count, plural, one {# paiement affiché} other {# paiements affichés}}",
		end: "C’est tout.",
		failed: "Les paiements précédents n’ont pas pu être lus. Rien n’est perdu ; réessayez.",
		download: "Télécharger en CSV",
	},
	document: {
		blockedTitle: "Votre vérification est bloquée",
		blockedText:
			"Les dépôts, les retraits et les mises sont suspendus jusqu’à ce que la situation soit éclaircie. Votre solde reste tel quel.",
		blockedGo: "Ce que vous pouvez faire",
		requiredTitle: "D’abord, votre document",
		depositText:
			"Là où vous habitez, nous devons savoir qui vous êtes avant votre dépôt. Cela prend environ deux minutes.",
		withdrawalText:
			"Avant le premier retrait, nous devons savoir qui est payé. Cela prend environ deux minutes ; votre solde reste tel quel.",
		requiredGo: "Vérifier le document",
		pendingTitle: "Nous examinons votre document",
		pendingText: "Dès qu’il est vérifié, en général sous un jour, vous pouvez continuer ici. Nous vous écrivons.",
		pendingGo: "Voir toutes les étapes",
	},
	errors: {
		closed:
			"{kind, select, deposit {Les dépôts sont fermés pour le moment. Rien n’a été débité. Réessayez plus tard ; votre solde et les jeux restent disponibles.} other {Les retraits sont fermés pour le moment. Votre argent reste sur votre solde. Réessayez plus tard ; les retraits en cours continuent.}}",
		termsDue:
			"Nos conditions générales ont changé. Rien n’a été débité : lisez-les et acceptez-les dans votre compte, puis déposez.",
		depositNotAllowedHere:
			"La loi n’autorise pas le jeu d’argent là où vous êtes ou habitez : nous n’acceptons donc aucun dépôt. Rien n’a été débité et vous pouvez retirer ce que vous avez.",
		amountOutsideLimits:
			"Le montant est hors des limites affichées ici. Aucun mouvement n’a été effectué. Choisissez un autre montant.",
		methodNotOffered:
			"Ce moyen de paiement n’est pas proposé en ce moment. Aucun mouvement n’a été effectué. Choisissez-en un autre.",
		destinationUnknown:
			"L’argent ne peut pas y être versé. Aucun mouvement n’a été effectué. Vérifiez le compte ou choisissez une de vos cartes.",
		bankAccountTaken:
			"Ce compte sert déjà à un autre joueur ici, et un compte ne sert qu’à un seul joueur. Aucun mouvement n’a été effectué. Choisissez-en un autre ; s’il est à vous, par exemple un compte joint, écrivez-nous et nous pourrons l’autoriser.",
		idempotencyConflict:
			"Cette demande a déjà été envoyée avec un autre contenu. Rien n’a été effectué deux fois. Rechargez la page.",
		insufficientFunds:
			"Votre solde retirable ne suffit pas. Aucun mouvement n’a été effectué. Choisissez un montant plus petit.",
		accountOnHold:
			"Les dépôts sur ce compte attendent notre examen : certaines de vos coordonnées sont celles d’un autre compte, et notre équipe s’en occupe. Votre argent est en sécurité et peut être retiré. Écrivez-nous pour que ce soit réglé plus vite.",
		depositUnknown:
			"Nous ne savons pas encore si le prestataire de paiement a lancé ce dépôt. Rien n’est perdu : redemandez et nous retrouverons le même.",
		depositRefused:
			"Le prestataire de paiement n’a pas accepté ce dépôt. Rien n’a été débité. Essayez un autre montant ou réessayez plus tard.",
		documentBlocked: "Votre vérification est bloquée : aucun mouvement d’argent n’est possible. Rien n’est perdu.",
		documentRequired: "Votre document doit d’abord être vérifié. Aucun mouvement n’a été effectué.",
		paymentNotFound:
			"Ce paiement ne figure pas parmi les vôtres. Votre historique contient tous ceux que vous avez faits.",
		withdrawalState:
			"Il est trop tard : le retrait est passé à l’étape suivante. Rien n’a changé. Rechargez la page pour voir où il en est.",
		withdrawalHeld:
			"Ce retrait est retenu jusqu’à la fin de son délai. Rien n’a changé. Pour l’approuver maintenant, mettez d’abord fin à la retenue, avec un motif ; celui-ci est inscrit au journal d’audit.",
		payoutBatchNotFound: "Ce lot de paiements n’existe pas. La liste est peut-être ancienne : rouvrez-la.",
		payoutBatchState:
			"Ce lot a déjà été libéré ou dissous. Un autre opérateur a peut-être été plus rapide. Rien n’a été modifié.",
		nothingToCollect: "Aucun paiement en attente ne peut être fait maintenant. Rien n’a été créé.",
		payoutBatchHeld:
			"{payments, plural, one {Les paiements de # joueur ont été arrêtés} many {Les paiements de # joueurs ont été arrêtés} other {Les paiements de # joueurs ont été arrêtés}} depuis la création de ce lot. Rien n’a été libéré : dissolvez-le et créez-en un autre.",
		payoutReportUnreadable:
			"Ce fichier n’est pas un compte rendu de paiements (pain.002) sur ce lot. Rien n’a été modifié.",
		withdrawalInReview: "Ce retrait est encore en cours d’examen. Rien n’a été modifié.",
		payoutsFrozen:
			"Les retraits sont suspendus, parce que vous nous avez signalé qu’une autre personne était sur votre compte. Aucun mouvement n’a été effectué et votre argent est en sécurité. Nous examinons la situation et vous écrivons.",
		cancelNotOffered:
			"Là où vous habitez, un retrait ne peut pas être annulé. Il suit son cours ; une fois payé, vous pourrez déposer à nouveau.",
		moneyReturnsFirst:
			"{rule, select, sourceFirst {L’argent retourne d’abord là d’où il est venu. Aucun mouvement n’a été effectué. Choisissez la carte {label} ; le reste pourra ensuite aller sur votre compte bancaire.} aboveCoins {En bitcoins, il ne peut sortir que ce qui est arrivé ainsi. Aucun mouvement n’a été effectué. Choisissez un montant plus petit ; le reste peut aller sur votre compte bancaire.} other {Cette carte ne peut pas recevoir plus que ce qui en est venu. Aucun mouvement n’a été effectué. Choisissez un montant plus petit ; le reste peut aller sur votre compte bancaire.}}",
		debtOpen:
			"Votre banque a repris un dépôt qui avait déjà été joué : vous en devez donc une partie. Aucun mouvement n’a été effectué. Votre prochain dépôt la rembourse ; ensuite, vous pourrez retirer. En cas d’erreur, écrivez-nous.",
		withdrawalClaimed:
			"{name} a pris ce retrait pour décider. Rien n’a changé. Prenez-en un autre, ou attendez qu’il soit libre.",
		chargebackState:
			"Un autre opérateur a été plus rapide : le rejet de paiement est maintenant dans l’état {state}. Rien n’a changé ; relisez la page.",
		nothingToRepay:
			"Il n’y a rien à rembourser, ou pas d’argent réel du joueur pour le faire. Aucun mouvement n’a été effectué.",
		providerUnknown: "Ce prestataire de paiement n’existe pas. Rien n’a changé.",
		providerState: "Un autre opérateur a été plus rapide. Rien n’a changé ; relisez la page.",
		unknownState:
			"Un autre opérateur a été plus rapide : le paiement est maintenant dans l’état {state}. Rien n’a changé ; relisez la page.",
		secondOperatorNeeded:
			"C’est vous qui l’avez proposé. Aucun mouvement n’a été effectué : un autre opérateur doit lire les justificatifs et confirmer.",
		actionNotOffered:
			"C’est impossible avec le paiement dans son état actuel. Aucun mouvement n’a été effectué. Relisez la page pour voir ce qui est possible.",
		cashTooLow:
			"Le joueur a moins d’argent réel que ce qui serait prélevé. Aucun mouvement n’a été effectué. Proposez un montant plus petit.",
		refundRefused:
			"Le prestataire de paiement ne l’a pas remboursé. Aucun mouvement n’a été effectué ici. Remboursez par un autre moyen, puis clôturez ceci avec les justificatifs.",
		receiptEntered:
			"Une ligne portant ce numéro est déjà saisie, avec un autre montant, une autre devise ou un autre jour. Rien n’a changé. Comparez-la avec le relevé.",
		receiptAccountUnknown:
			"Aucun prestataire de virements de ce nom n’a de compte dans cette devise. Rien n’a été saisi.",
		receiptState:
			"Un autre opérateur a été plus rapide : l’encaissement est maintenant dans l’état {state}. Rien n’a changé ; relisez la page.",
		receiptMismatch:
			"Ce dépôt est dans une autre devise, ou n’a pas été demandé sur ce compte. Aucun mouvement n’a été effectué. Choisissez-en un autre.",
		callbackRefused:
			"Le message n’a pas pu être vérifié. Aucun mouvement n’a été effectué. Vérifiez la clé et l’horloge, puis renvoyez-le.",
		callbackUnreadable:
			"Le message n’a pas pu être lu. Aucun mouvement n’a été effectué. Envoyez-le comme l’interface le décrit.",
		callbackAmount:
			"Le message porte sur un autre montant que le paiement. Aucun mouvement n’a été effectué. Comparez-le avec le paiement.",
		callbackState:
			"Le message ne correspond pas à ce qui est arrivé au paiement. Aucun mouvement n’a été effectué. Demandez d’abord l’état du paiement.",
	},
};

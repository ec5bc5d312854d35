export default {
	title: "Ce qui bloque",
	others: "Ce qui bloque aussi",
	noted: "À savoir avant l’envoi",
	codes: {
		withdrawalsClosed:
			"Nous n’acceptons aucune nouvelle demande en ce moment. Votre argent est en sécurité ; revenez un peu plus tard.",
		notOffered: "Aucun moyen de retrait n’accepte votre devise.",
		payoutsFrozen: "Les retraits de votre compte sont suspendus jusqu’à ce que nous l’ayons examiné.",
		documentBlocked: "Votre vérification est bloquée.",
		documentRequired: "Nous devons savoir qui est payé : vérifiez votre document. Cela prend environ deux minutes.",
		documentPending: "Nous examinons votre document, en général sous un jour.",
		debtOpen:
			"Vous devez {amount}, parce que votre banque a repris un dépôt qui avait déjà été joué. Votre prochain dépôt rembourse cette somme.",
		belowMinimum: "Il faut au moins {amount} à retirer.",
		amountOutsideLimits: "Le montant est hors des limites de ce moyen de retrait.",
		aboveBalance: "Vous pouvez retirer {amount} au maximum.",
		destinationUnknown: "L’argent ne peut pas y être versé. Vérifiez le numéro de compte.",
		accountTaken: "Un autre joueur du site est déjà payé sur ce compte.",
		sourceFirst:
			"D’abord, {amount} doivent retourner sur la carte {label} d’où cette somme est venue. Choisissez cette carte.",
		aboveSource:
			"Seuls {amount} peuvent retourner sur cette carte. Choisissez un montant plus petit ; le reste va sur un compte bancaire.",
		aboveCoins:
			"Seuls {amount} peuvent sortir en bitcoins : autant qu’il en est arrivé. Choisissez un montant plus petit ; le reste va sur un compte bancaire.",
		proofMissing: "Choisissez un code PIN : il prouve que c’est bien vous qui retirez.",
		newDestination: "Le compte, la carte ou l’adresse est nouveau ici : le paiement attend jusqu’au {time}.",
		passwordChanged: "Votre mot de passe a été changé récemment : le paiement attend jusqu’au {time}.",
		phoneChanged: "Votre numéro de téléphone a été changé récemment : le paiement attend jusqu’au {time}.",
		emailChanged: "Votre adresse e-mail a été changée récemment : le paiement attend jusqu’au {time}.",
		secondCheck: "Deux personnes vérifient ce retrait au lieu d’une. Vous n’avez rien à faire.",
		openBonus: "{amount} : cette somme appartient à un bonus et reste sur votre compte.",
		atStake: "{amount} : cette somme est misée et reste sur votre compte jusqu’à la fin des paris et des parties.",
	},
	ways: {
		writeToUs: "Nous écrire",
		verifyDocument: "Vérifier le document",
		choosePin: "Choisir un code PIN",
		payIn: "Déposer",
		seeBalance: "Voir tous les mouvements",
	},
	loopTitle: "L’argent retourne d’abord d’où il vient",
	loopText:
		"Chaque carte récupère ce qui en est venu. Seul l’excédent va sur un compte bancaire, qui doit être à votre nom.",
	loopLeft: "{label} : encore {amount} à renvoyer",
	spans: {
		minutes: "{count, plural, one {# minute} other {# minutes}}",
		hours: "{count, plural, one {# heure} other {# heures}}",
		days: "{count, plural, one {# jour} other {# jours}}",
	},
	half: "La moitié des retraits",
	nineOfTen: "9 retraits sur 10",
	within: "Vérifié en {review}, puis payé en {payout}",
	measured:
		"{count, plural, one {D’après le dernier retrait de ce type, sur 30 jours.} other {D’après les # derniers retraits de ce type, sur 30 jours.}}",
	expected: "Notre estimation ; il y a eu trop peu de retraits de ce type pour une mesure.",
	afterHold: "À compter de la fin de la retenue.",
};

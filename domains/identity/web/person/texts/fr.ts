export default {
	proof: {
		title: "Est-ce bien vous ?",
		why: "Cette modification est importante : nous vous redemandons donc votre mot de passe. Ce que vous avez saisi est conservé.",
		password: "Votre mot de passe",
		show: "Afficher le mot de passe",
		missing: "Saisissez votre mot de passe.",
		code: "Code de votre application",
		codeHint: "Six chiffres de votre application d’authentification, ou l’un de vos codes de récupération.",
		codeMissing: "Saisissez le code.",
		codeWrong:
			"Ce code n’est pas correct. {remainingAttempts, plural, one {Il vous reste # essai.} other {Il vous reste # essais.}}",
		codeUsed:
			"Ce code a déjà été utilisé. Regardez si la modification est faite ; pour une autre, attendez le code suivant.",
		close: "Retour",
	},
	stepUp: {
		title: "Confirmez que c’est bien vous",
		why: "Il s’agit de la sécurité de votre compte : nous vérifions donc encore une fois que c’est bien vous. Nous ne redemanderons pas pendant les dix prochaines minutes.",
		password: "Votre mot de passe",
		show: "Afficher le mot de passe",
		pin: "Votre code PIN",
		code: "Code de votre application",
		codeHint: "Six chiffres de votre application d’authentification, ou l’un de vos codes de récupération.",
		passkey: "Utiliser une clé d’accès",
		withPassword: "Utiliser votre mot de passe",
		withPin: "Utiliser votre code PIN",
		withCode: "Utiliser votre application",
		submit: "Confirmer",
		missing: "Saisissez-le pour continuer.",
		changed: "Ce moyen n’est plus configuré pour votre compte. Revenez en arrière et réessayez.",
		notRead: "La clé d’accès n’a pas été lue. Réessayez, ou utilisez un autre moyen.",
		wrong:
			"Ce n’est pas correct. {remainingAttempts, plural, one {Il vous reste # essai.} other {Il vous reste # essais.}}",
		blocked: "Trop d’essais. Réessayez dans {minutes, plural, one {# minute} other {# minutes}}.",
		close: "Retour",
	},
	errors: {
		passwordWrong: "Ce n’est pas votre mot de passe. Vérifiez-le et réessayez.",
		passwordBlocked:
			"Trop d’essais. Attendez {remainingBlockingTime, plural, one {# seconde} other {# secondes}} et réessayez. Rien n’a changé.",
		recoveryInvalid:
			"Il a déjà servi, date de plus d’une heure ou a été remplacé par un plus récent. Votre mot de passe est inchangé.",
		emailChangeInvalid:
			"Ce lien a déjà servi, date de plus de 24 heures ou a été annulé. Votre e-mail est inchangé. Connectez-vous et refaites la demande.",
		notMeInvalid:
			"Ce lien n’est pas valable ou date de plus d’une semaine. Si quelqu’un d’autre est peut-être sur votre compte, choisissez tout de suite un nouveau mot de passe et écrivez-nous : nous pouvons suspendre les retraits aussitôt.",
		emailUnchanged: "C’est l’e-mail que vous avez déjà. Saisissez-en un autre.",
		termsOutdated: "Les conditions générales ont changé entre-temps. Rechargez la page et relisez-les.",
		deviceUnknown: "Cet appareil est déjà déconnecté. Rechargez la page pour voir ceux qui restent.",
		offersPaused:
			"Tant que dure votre pause de jeu, aucune offre ne peut être choisie. Rien n’a changé ; choisissez à nouveau ensuite.",
		duplicateUnknown: "Ces deux comptes ne sont plus dans la liste. Rechargez-la.",
		duplicateGuarded:
			"Le compte le plus ancien est exclu ou a été fermé : personne ne peut donc en avoir un second à côté. Rien n’a été décidé.",
		playerUnknown: "Ce joueur n’existe pas. Cherchez à nouveau par nom, e-mail ou numéro.",
		playerState: "Quelqu’un a été plus rapide : le compte a changé entre-temps. Rien n’a été fait.",
		invitationInvalid:
			"Ce lien ne fonctionne plus : il a servi, il est trop ancien ou un plus récent a été envoyé. Demandez-en un autre.",
		operatorUnknown: "Cet opérateur n’existe plus. Rechargez la liste pour voir ceux qui existent.",
		emailTaken:
			"Cet e-mail appartient déjà à un joueur ou à un opérateur. Choisissez-en un autre pour le nouvel opérateur.",
		ownAccess: "C’est un autre opérateur qui modifie vos propres accès. Rien n’a changé.",
		lastOperator: "Plus personne ne pourrait alors gérer les opérateurs. Donnez d’abord ce rôle à un autre opérateur.",
		operatorState: "C’est déjà le cas, ou un autre opérateur a été plus rapide. Rien n’a changé ; rechargez la page.",
		actionNeedless:
			"Le joueur a déjà un code PIN : il n’y en a donc pas à ajouter. Demandez-lui plutôt d’en choisir un autre.",
	},
};

export default {
	page: {
		title: "Se connecter",
		description: "Connectez-vous à votre compte Baize.",
		email: "E-mail",
		password: "Mot de passe",
		showPassword: "Afficher le mot de passe",
		rememberMe: "Se souvenir de moi sur cet appareil",
		trustDevice: "Faire confiance à cet appareil pendant 30 jours",
		trustDeviceHint: "L’étape supplémentaire ne sera pas demandée ici. Ne cochez que sur un appareil à vous.",
		submit: "Se connecter",
		passkey: "Utiliser une clé d’accès",
		passkeyNotRead: "Aucune clé d’accès n’a été lue. Réessayez, ou connectez-vous avec votre mot de passe.",
		forgotten: "Mot de passe oublié ?",
		noAccount: "Première visite ?",
		join: "Créer un compte",
		missingEmail: "Saisissez votre adresse e-mail.",
		missingPassword: "Saisissez votre mot de passe.",
		wrongEmail: "Vérifiez votre adresse e-mail.",
		wrongPassword: "Vérifiez votre mot de passe.",
		practice: "Vous pouvez essayer tous les jeux en mode démo, sans compte.",
	},
	captcha: {
		working: "Un instant : votre navigateur montre qu’il n’est pas un robot. Vous n’avez rien à faire.",
		service: "Montrez que vous n’êtes pas un robot. La connexion se poursuit ensuite toute seule.",
	},
	step: {
		title: "Encore une étape",
		sms: "Votre mot de passe est correct. Ce navigateur ou ce réseau est nouveau pour nous : pour être sûrs que c’est bien vous, nous envoyons un code par SMS au numéro qui se termine par {phoneEnd}.",
		smsUnknown:
			"Votre mot de passe est correct. Ce navigateur ou ce réseau est nouveau pour nous : pour être sûrs que c’est bien vous, nous envoyons un code par SMS à votre téléphone.",
		email:
			"Votre mot de passe est correct. Ce navigateur ou ce réseau est nouveau pour nous : pour être sûrs que c’est bien vous, nous vous envoyons un code par e-mail.",
		pin: "Votre mot de passe est correct. Ce navigateur ou ce réseau est nouveau pour nous : pour être sûrs que c’est bien vous, saisissez votre code PIN.",
		authenticator: "Saisissez le code que votre application d’authentification affiche maintenant.",
		submit: "Se connecter",
		back: "Recommencer",
		passkey: "Utiliser une clé d’accès",
		passkeyFailed: "La clé d’accès n’a pas été lue. Réessayez, ou utilisez l’autre moyen.",
		forgotPin: "Code PIN oublié ?",
		pinMailed: "Nous vous avons envoyé par e-mail un lien pour choisir un autre code PIN.",
	},
	ended: {
		expired: "Votre session a pris fin après un temps d’inactivité. Connectez-vous pour continuer.",
		elsewhere:
			"Votre session a été fermée depuis un autre endroit. Si ce n’était pas vous, changez votre mot de passe après vous être connecté.",
		otherTab: "Vous vous êtes déconnecté dans un autre onglet.",
		logIn: "Se connecter",
	},
	errors: {
		invalidGrant: "L’e-mail et le mot de passe ne correspondent pas. Vérifiez les deux et réessayez.",
		captcha:
			"Nous n’avons pas pu nous assurer que vous n’êtes pas un robot. Rien n’a encore été vérifié ; appuyez à nouveau sur le bouton.",
		blocked: "Il y a eu trop d’essais. Votre compte est en sécurité et rien n’a changé. Vous pourrez réessayer dans :",
		disabledProfile: "Ce compte est clôturé. Votre argent est en sécurité ; écrivez-nous et nous vous expliquerons.",
		verificationBlocked:
			"Nous n’avons pas pu vérifier votre identité : ce compte est donc bloqué. Votre argent est en sécurité ; écrivez-nous et nous verrons cela ensemble.",
		emailNotConfirmed:
			"Votre e-mail n’est pas encore confirmé. Ouvrez le lien que nous vous avons envoyé, ou faites-le renvoyer.",
		mfaPin: "Votre mot de passe est correct. Il faut maintenant aussi votre code PIN.",
		mfaEmail: "Votre mot de passe est correct. Il faut maintenant aussi un code reçu par e-mail.",
		mfaSms: "Votre mot de passe est correct. Il faut maintenant aussi un code reçu sur votre téléphone.",
		mfaAuthenticator:
			"Votre mot de passe est correct. Il faut maintenant aussi un code de votre application d’authentification.",
		preconditionRequired:
			"Il y a quelque chose à faire avant de continuer. Connectez-vous encore une fois et vous y serez conduit.",
		invalidActionDetails: "Cette étape n’a pas pu se terminer avec ces données. Rien n’a changé ; regardez les champs.",
		phoneTaken:
			"Ce numéro est confirmé pour un autre compte : il n’a donc pas été accepté. Saisissez un autre numéro, ou écrivez-nous si celui-ci n’est qu’à vous.",
		unknown:
			"La connexion a échoué pour une raison que nous ne connaissons pas. Rien n’a changé ; réessayez dans un instant.",
		unknownRequiredAction:
			"Action requise inconnue. Votre compte demande une étape que cette page ne connaît pas. Rechargez la page et reconnectez-vous.",
		passkeyInvalid:
			"Cette clé d’accès n’appartient à aucun compte ici, ou en a été supprimée. Connectez-vous avec votre mot de passe.",
		validation: "Certaines données saisies ne conviennent pas. Regardez les champs signalés.",
	},
};

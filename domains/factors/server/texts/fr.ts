export default {
	loginCode: {
		subject: "Votre code de connexion",
		text: `{code} est votre code Baize pour vous connecter. Il est valable 10 minutes. Ne le communiquez à personne : nous ne le demandons jamais.

Si vous n’êtes pas en train de vous connecter, quelqu’un d’autre connaît votre mot de passe : choisissez-en un autre.`,
	},
	pinReset: {
		subject: "Choisissez un nouveau code PIN",
		text: `Vous avez indiqué avoir oublié votre code PIN. Choisissez-en un nouveau ici :

{link}

Le lien fonctionne une seule fois, pendant une heure. Si ce n’était pas vous, vous n’avez rien à faire : votre code PIN reste le même.`,
	},
	recoveryCodeUsed: {
		subject: "Un code de récupération a été utilisé",
		text: `Un de vos codes de récupération a été utilisé à la place de votre application d’authentification. Il ne fonctionnera pas une seconde fois.

Codes de récupération restants : {left}. Vous pouvez en créer de nouveaux ici :

{link}`,
	},
	changes: {
		"pin.set": "Un code PIN a été défini pour votre compte",
		"twoFactor.enabled": "La double authentification a été activée",
		"twoFactor.disabled": "La double authentification a été désactivée",
		"twoFactor.changed": "Votre application d’authentification a été changée",
		"twoFactor.recoveryCodesRenewed": "De nouveaux codes de récupération ont été créés",
		"passkey.added": "Une clé d’accès a été ajoutée à votre compte",
		"passkey.removed": "Une clé d’accès a été retirée de votre compte",
	},
	advice: `Si c’était vous, vous n’avez rien à faire. Ce qui protège votre compte :

{link}`,
	purposes: {
		changeStatus2FA: "modifier votre double authentification",
		disable2FA: "désactiver la double authentification",
		enable2fa: "activer la double authentification",
		login: "vous connecter",
		updateProfile: "modifier votre profil",
		validatePhone: "confirmer ce numéro de téléphone",
		withdraw: "retirer de l’argent",
	},
	codeSms:
		"{code} est votre code Baize pour {purpose}. Il est valable 10 minutes. Ne le communiquez à personne : nous ne le demandons jamais.",
	withdrawalSms:
		"{code} est votre code Baize pour retirer {amount} vers {destination}. Il est valable 10 minutes. Ne le communiquez à personne : nous ne le demandons jamais.",
};

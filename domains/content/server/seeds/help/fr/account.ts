import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"forgotten-password": article(
		"J’ai oublié mon mot de passe",
		"Nous envoyons un lien à votre adresse e-mail pour en choisir un nouveau.",
		"réinitialiser mot de passe, mot de passe perdu, connexion impossible, se connecter, identifiants, compte bloqué",
		paragraph(
			"Appuyez sur « Mot de passe oublié ? » sous la connexion et saisissez votre adresse e-mail. Le lien de notre e-mail ouvre une page où vous choisissez un nouveau mot de passe.",
		),
		list(
			"La réponse est la même, qu’il y ait un compte ou non : ainsi, personne ne peut savoir qui joue ici.",
			"Rien au bout de quelques minutes ? Regardez dans les courriers indésirables, et vérifiez si vous vous êtes inscrit avec une autre adresse.",
			"Après un changement de mot de passe, les retraits attendent 72 heures. Cela vous protège si ce n’était pas vous.",
		),
		link("Choisir un nouveau mot de passe", "/recover"),
	),
	"changing-email-or-phone": article(
		"Comment changer mon adresse e-mail ou mon numéro de téléphone ?",
		"Dans votre profil. Le changement doit être confirmé.",
		"modifier profil, nouveau téléphone, nouvelle adresse, déménagement, changer numéro, coordonnées incorrectes",
		paragraph(
			"Ouvrez votre profil et faites-y le changement. Nous vous demandons de prouver que c’est bien vous, et la nouvelle adresse ou le nouveau numéro sert dès que vous l’avez confirmé avec le lien ou le code que nous y envoyons.",
		),
		paragraph(
			"L’ancienne adresse reçoit un e-mail qui l’indique, avec un moyen de l’arrêter. Après un tel changement, les retraits attendent 72 heures. Votre nom et votre date de naissance sont modifiés par un membre de notre équipe : écrivez-nous.",
		),
		link("Votre profil", "/account/profile"),
	),
	"login-code": article(
		"Pourquoi la connexion demande-t-elle un code de plus ?",
		"Parce que le navigateur ou le réseau est nouveau, ou parce que vous avez demandé deux étapes.",
		"double authentification, deux facteurs, 2fa, code de vérification, code sms, application d’authentification, clé d’accès",
		paragraph(
			"Une connexion depuis un navigateur ou un réseau que nous ne connaissons pas demande une preuve de plus : un code par SMS ou par e-mail, votre code PIN ou votre application d’authentification. Ainsi, un mot de passe volé n’ouvre rien à lui seul.",
		),
		list(
			"Un code sert une fois, pendant quelques minutes. Seul le plus récent compte.",
			"Avec une clé d’accès, vous vous connectez avec le doigt, le visage ou le code de l’appareil, sans rien de plus.",
			"Si vous avez perdu le téléphone avec l’application, utilisez un de vos codes de récupération.",
		),
		link("Sécurité", "/account/security"),
	),
	"what-the-pin-is-for": article(
		"À quoi sert le code PIN ?",
		"Quatre chiffres qui prouvent que c’est vous, quand vous retirez ou vous connectez d’un nouvel endroit.",
		"code pin, quatre chiffres, pin oublié, changer pin, code secret",
		paragraph(
			"Vous le choisissez vous-même, et il peut remplacer un code par SMS. Personne ici ne le connaît, et personne ici ne vous le demandera jamais, ni par chat, ni par e-mail, ni par téléphone.",
		),
		paragraph("Vous l’avez oublié ? Demandez un lien sur la page du code PIN et choisissez-en un nouveau."),
		link("Votre code PIN", "/account/pin"),
	),
	"someone-else-in-my-account": article(
		"Je pense que quelqu’un d’autre est sur mon compte",
		"Changez aussitôt le mot de passe : cela déconnecte tous les appareils.",
		"piraté, piratage, vol, fraude, connexion étrange, pas moi, suspect",
		list(
			"Choisissez un nouveau mot de passe. Tous les autres appareils sont déconnectés.",
			"Regardez vos appareils et vos connexions, et déconnectez ce que vous ne connaissez pas.",
			"Chaque e-mail sur un changement contient un lien « Ce n’était pas moi ». Utilisez-le si le changement ne vient pas de vous : il sécurise le compte.",
		),
		paragraph(
			"Un nouveau compte bancaire, ou un changement de mot de passe, de téléphone ou d’adresse e-mail, retient les retraits pendant 72 heures. Il y a donc le temps de les arrêter. Écrivez-nous : nous regardons cela en premier.",
		),
		link("Vos appareils", "/account/devices"),
		link("Nous écrire", "/contact-us"),
	),
	"closing-an-account": article(
		"Comment clôturer mon compte ?",
		"Sur la page prévue pour cela, à tout moment. Ce que vous pouvez retirer vous est d’abord payé.",
		"supprimer compte, fermer compte, résilier, désinscription, partir",
		paragraph(
			"La page montre ce qui est encore en cours : de l’argent, des paris, un retrait. Retirez d’abord l’argent, puis clôturez. Nous conservons ce que la loi nous oblige à conserver, le temps qu’elle prévoit, et rien d’autre.",
		),
		paragraph(
			"Si vous clôturez parce que le jeu ne vous fait pas de bien, choisissez plutôt l’auto-exclusion : elle vaut aussi pour un nouveau compte.",
		),
		link("Clôturer le compte", "/account/close"),
		link("Auto-exclusion", "/account/self-exclusion"),
	),
	"your-data": article(
		"Que savez-vous de moi, et puis-je l’obtenir ?",
		"Téléchargez tout depuis votre compte, à tout moment.",
		"vie privée, données personnelles, rgpd, télécharger, exporter, e-mails, offres",
		paragraph(
			"Votre compte a une page avec tout ce que nous conservons sur vous, dans un fichier : profil, connexions, paiements, paris, parties, messages. Si des données sont fausses, corrigez-les dans votre profil, ou dites-le-nous.",
		),
		paragraph(
			"Les e-mails sur les offres n’arrivent que si vous les avez acceptés, et chacun contient un lien pour ne plus en recevoir.",
		),
		link("Vos données", "/account/data"),
		link("Vie privée", "/pages/privacy"),
	),
	complaint: article(
		"Une réponse ne me satisfait pas",
		"Écrivez-nous avec le sujet « Réclamation ». Une personne qui n’y a pas participé l’examine à nouveau.",
		"réclamation, se plaindre, plainte, injuste, litige, régulateur, médiateur",
		paragraph(
			"Indiquez-nous le reçu de la partie, du pari ou du paiement, et ce que vous attendiez. Vous recevez une première réponse sous un jour, et une décision motivée au plus tard sous huit semaines, en général bien plus tôt.",
		),
		paragraph(
			"Si la réponse ne vous satisfait toujours pas, notre page des licences indique quelle autorité décide à notre sujet. Cela ne vous coûte rien.",
		),
		link("Nous écrire", "/contact-us"),
		link("Licences", "/pages/licences"),
	),
} satisfies Articles;

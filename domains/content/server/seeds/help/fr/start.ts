import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"opening-an-account": article(
		"Comment ouvrir un compte ?",
		"Avec votre adresse e-mail, un mot de passe et vos coordonnées, en quelques minutes.",
		"s’inscrire, inscription, créer un compte, nouveau compte, e-mail de confirmation",
		paragraph(
			"Appuyez sur « S’inscrire », saisissez votre adresse e-mail, choisissez un mot de passe et remplissez vos coordonnées. Elles doivent être celles de votre pièce d’identité : avec d’autres, nous ne pouvons pas vous payer.",
		),
		list(
			"Ouvrez le lien de notre e-mail. Le compte commence à ce moment-là.",
			"Pas d’e-mail ? Regardez dans les courriers indésirables, puis faites-le renvoyer sur la page où vous vous êtes inscrit.",
			"Un compte par personne. Un second est clôturé, et ce qu’il contient est examiné par un membre de notre équipe.",
		),
		link("Ouvrir un compte", "/join"),
	),
	practising: article(
		"Puis-je essayer un jeu sans argent ?",
		"Oui, tout de suite et sans compte.",
		"démo, mode démo, jeu gratuit, s’entraîner, essayer gratuitement",
		paragraph(
			"Oui. Ouvrez n’importe quelle machine à sous : elle commence en mode démo, sans compte. L’étiquette au-dessus du jeu l’indique.",
		),
		paragraph(
			"Le mode démo a les mêmes rouleaux et les mêmes chances. Ce que vous y gagnez n’est pas de l’argent, et ne peut pas en devenir.",
		),
		link("Voir tous les jeux", "/casino/all-games"),
	),
	"where-play-is-offered": article(
		"Pourquoi ne puis-je pas jouer là où je suis ?",
		"L’offre de jeu en argent réel dépend de la loi de l’endroit où vous êtes.",
		"localisation, pays, région, voyage, étranger, vpn, bloqué",
		paragraph(
			"Nous regardons d’où vient votre connexion. Si la loi de cet endroit ne nous permet pas de proposer le jeu en argent réel, les mises et les dépôts sont fermés jusqu’à ce que vous soyez ailleurs. Votre compte, votre argent et vos retraits restent ouverts.",
		),
		list(
			"Désactivez un VPN ou un proxy : il cache où vous êtes, et nous devons alors supposer le pire.",
			"Sur un téléphone, un réseau mobile vous situe parfois dans une région voisine. Un réseau wifi aide souvent.",
			"Si vous êtes chez vous et que nous nous trompons, écrivez-nous et dites-nous dans quelle ville vous êtes.",
		),
		link("Nous écrire", "/contact-us"),
	),
} satisfies Articles;

import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	interrupted: article(
		"La connexion a été coupée au milieu d’une partie. Ma mise est-elle perdue ?",
		"Non. Le résultat a été décidé et enregistré quand vous avez appuyé.",
		"déconnexion, bloqué, plantage, connexion perdue, figé, tour",
		paragraph(
			"Rouvrez le jeu : il montre la partie jusqu’à la fin, et ce que vous avez gagné est déjà sur votre solde. Une mise n’est jamais débitée deux fois, même si vous appuyez plusieurs fois.",
		),
		link("Vos parties", "/account/rounds"),
	),
	"checking-fairness": article(
		"Comment savoir qu’un jeu est équitable ?",
		"Vous pouvez vérifier vous-même chaque partie, avec des données fixées avant elle.",
		"truqué, équité prouvable, provably fair, hasard, aléatoire, rng, graine, hash, vérifier",
		paragraph(
			"Avant que vous jouiez, nous publions le hash d’un secret, et votre navigateur ajoute un nombre à lui. Les deux décident de la partie. Plus tard, le secret est révélé, et chacun peut refaire le tirage de la partie et comparer.",
		),
		paragraph(
			"Un jeu ne sait pas qui joue, ni combien, ni ce qui a précédé. Aucun gain n’est jamais dû, et aucun n’est retenu.",
		),
		link("Comment l’équité est garantie", "/fairness"),
		link("Vérifier une partie", "/fairness/verify"),
	),
	"return-and-volatility": article(
		"Que veulent dire taux de retour et volatilité ?",
		"Combien revient à la longue, et avec quelle régularité.",
		"rtp, trj, taux de redistribution, avantage de la maison, probabilités, chances, variance",
		paragraph(
			"Un taux de retour au joueur de 96 % signifie : sur 100 misés par tous les joueurs ensemble pendant très longtemps, 96 reviennent. En une soirée, cela peut être bien plus, ou rien. Ce qui ne revient pas est ce que coûte le jeu.",
		),
		paragraph(
			"Volatilité faible : beaucoup de petits gains. Volatilité élevée : des gains rares, et plus grands. Le taux de retour est le même en mode démo et en argent réel, et figure à côté de chaque jeu.",
		),
		link("Équité", "/pages/fairness"),
	),
	"game-does-not-load": article(
		"Un jeu ne se charge pas ou saccade",
		"Rechargez d’abord la page. Rien de ce que vous avez misé n’en dépend.",
		"écran noir, lent, lag, saccades, son, erreur, navigateur, chargement",
		list(
			"Rechargez la page et fermez les autres onglets avec des jeux.",
			"Mettez le navigateur à jour. Désactivez les extensions qui bloquent du contenu.",
			"Le mode d’économie d’énergie ralentit les jeux sur téléphone. Une mémoire pleine aussi.",
		),
		paragraph("Si cela ne fonctionne toujours pas, dites-nous quel jeu, quel appareil et quel navigateur."),
		link("Nous écrire", "/contact-us"),
	),
} satisfies Articles;

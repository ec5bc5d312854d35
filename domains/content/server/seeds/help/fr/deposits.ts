import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	depositing: article(
		"Comment déposer ?",
		"À la caisse, dans les limites qui y sont affichées.",
		"dépôt, approvisionner, créditer, ajouter de l’argent, recharger, carte bancaire, virement, bitcoin",
		paragraph(
			"Appuyez sur « Déposer » en haut de la page, choisissez le moyen et le montant, et confirmez auprès du prestataire de paiement. Les frais, les limites et les délais s’affichent avant que vous confirmiez.",
		),
		list(
			"Une carte est en général créditée en une minute, Bitcoin en une heure, un virement bancaire en deux jours.",
			"La carte ou le compte doit être à vous. L’argent d’une autre personne est renvoyé.",
			"Un paiement refusé ou interrompu ne débite rien. Un paiement signalé deux fois compte une seule fois.",
		),
		link("Déposer", "/account/cashier/deposit"),
	),
	"deposit-not-arrived": article(
		"Mon dépôt n’est pas sur mon solde",
		"Ouvrez son reçu : il indique où se trouve l’argent et ce qui se passe ensuite.",
		"dépôt manquant, paiement en attente, pas crédité, où est mon argent",
		paragraph(
			"Tant qu’un dépôt est en attente, le prestataire de paiement ne nous a pas encore confirmé que vous avez payé. Nous continuons de lui demander, et créditons votre solde dès qu’il confirme, même des jours plus tard.",
		),
		list(
			"Un virement bancaire doit porter la référence que nous vous avons indiquée. Sans elle, un membre de notre équipe doit le rechercher : écrivez-nous avec la date et le montant.",
			"Si votre banque affiche un paiement comme « réservé » alors que nous l’affichons comme refusé, votre banque le libère toute seule, en général en quelques jours.",
			"Ne payez pas une seconde fois tant que le premier paiement est en attente : les deux peuvent arriver.",
		),
		link("Vos paiements", "/account/cashier/history"),
		link("Nous écrire", "/contact-us"),
	),
	"card-declined": article(
		"Pourquoi ma carte a-t-elle été refusée ?",
		"Le plus souvent, c’est la banque qui en décide. Certaines banques n’autorisent pas les paiements aux sites de jeu.",
		"carte refusée, paiement échoué, 3d secure, banque, carte bancaire",
		list(
			"Vérifiez que la carte est valable, approvisionnée et utilisable à l’étranger et sur Internet.",
			"Terminez l’étape dans l’application de votre banque en quelques minutes, sinon le paiement expire.",
			"Demandez à votre banque si elle bloque le jeu. Si vous avez demandé ce blocage vous-même, nous trouvons très bien qu’il reste.",
			"Essayez un virement bancaire. Rien n’est débité pour un paiement refusé.",
		),
		link("Déposer autrement", "/account/cashier/deposit"),
	),
	"what-the-balance-is": article(
		"De quoi se compose mon solde ?",
		"D’argent réel, d’argent bonus, et de ce qui est misé ou en route vers vous. Appuyez sur le solde pour voir chaque part.",
		"portefeuille, solde bonus, argent bloqué, solde à jouer, solde retirable",
		list(
			"L’argent réel est à vous et peut être retiré.",
			"L’argent bonus peut être joué, et devient de l’argent réel une fois sa condition de mise remplie.",
			"Ce qui est misé sur des paris en cours n’est pas sur votre solde jusqu’à leur règlement.",
			"Un retrait que vous avez demandé est mis de côté dès ce moment.",
		),
		paragraph(
			"Si quelque chose ne peut pas être retiré, la caisse indique pour chaque part pourquoi, et ce qu’il faut faire.",
		),
		link("Retirer", "/account/cashier/withdraw"),
	),
	"statement-and-receipts": article(
		"Où voir ce que j’ai payé, misé et gagné ?",
		"Dans votre relevé. Chaque ligne a un reçu avec un identifiant.",
		"historique, transactions, mouvements, reçu, impôts, exporter, csv, historique des paris",
		paragraph(
			"Le relevé présente chaque mouvement d’argent, du plus récent au plus ancien, par type et par dates, et peut être téléchargé. Les paiements, les paris et les parties ont aussi chacun leur propre liste.",
		),
		paragraph(
			"Indiquez-nous l’identifiant d’un reçu quand vous nous écrivez, et nous voyons aussitôt de quoi il s’agit.",
		),
		link("Votre relevé", "/account/statement"),
		link("Vos parties", "/account/rounds"),
		link("Mes paris", "/sports/bets"),
	),
} satisfies Articles;

import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	withdrawing: article(
		"Comment retirer ?",
		"À la caisse : montant, destination, et un code ou votre code PIN.",
		"retrait, encaisser, être payé, récupérer mon argent, virement",
		list(
			"Choisissez combien, et vers où. L’argent venu d’une carte retourne d’abord sur cette carte, jusqu’à ce qui en est venu.",
			"Confirmez avec un code par SMS ou avec votre code PIN.",
			"Une personne ou une règle examine le retrait, puis il est envoyé. Vous voyez chaque étape, et quand la suivante est prévue.",
		),
		paragraph(
			"Ce que vous demandez est mis de côté aussitôt. S’il y a des frais, ils s’affichent avant que vous confirmiez.",
		),
		link("Retirer", "/account/cashier/withdraw"),
	),
	"withdrawal-time": article(
		"Combien de temps prend un retrait ?",
		"Examiné sous un jour, envoyé dans l’heure qui suit. Ensuite, votre banque prend jusqu’à trois jours.",
		"où est mon retrait, en attente, lent, combien de temps, délai, jours, attendre, arriver",
		paragraph(
			"La page de vos retraits en cours montre chaque étape avec son heure, et quand la suivante est prévue. Les délais que nous indiquons sont ceux que les retraits des 30 derniers jours ont réellement pris.",
		),
		list(
			"Demandé : nous l’examinons, en général bien plus vite qu’en un jour.",
			"Approuvé et envoyé : il est chez le prestataire de paiement.",
			"Payé : il est parti de chez nous. Un compte bancaire est en général crédité en deux jours, une carte en trois, et les banques ne comptabilisent rien le week-end.",
		),
		paragraph(
			"S’il n’est pas arrivé trois jours ouvrés après « Payé », écrivez-nous avec le reçu. Nous le recherchons avec la banque.",
		),
		link("Vos retraits en cours", "/account/cashier/withdraw/manage-pending"),
	),
	"withdrawal-held": article(
		"Pourquoi mon retrait est-il retenu ?",
		"Pour vous laisser le temps de remarquer si ce n’était pas vous. La suite est automatique.",
		"retenu, 72 heures, bloqué, gelé, suspendu, retardé, nouveau compte bancaire",
		paragraph(
			"Un retrait attend 72 heures après l’ajout d’un nouveau compte, ou un changement du mot de passe, du téléphone ou de l’adresse e-mail. L’attente commence avec ce changement, et non avec le retrait, et la caisse l’affiche avant votre demande.",
		),
		paragraph("Vous n’avez rien à faire. Si le changement ne vient pas de vous, écrivez-nous aussitôt."),
		link("Vos retraits en cours", "/account/cashier/withdraw/manage-pending"),
		link("Ce n’était pas moi", "/help/account/someone-else-in-my-account"),
	),
	"cancelling-a-withdrawal": article(
		"Puis-je annuler un retrait ?",
		"Oui, jusqu’à ce qu’il soit approuvé. L’argent revient aussitôt sur votre solde.",
		"annuler retrait, reprendre, inverser, annulation",
		paragraph(
			"Ouvrez vos retraits en cours et appuyez sur « Annuler ce retrait ». Une fois approuvé, il est en route et ne peut plus être arrêté.",
		),
		paragraph(
			"Nous ne vous proposerons jamais d’en annuler un. Si vous préférez ne pas pouvoir jouer avec, fixez une limite ou faites une pause : un retrait continue pendant une pause.",
		),
		link("Vos retraits en cours", "/account/cashier/withdraw/manage-pending"),
	),
	"where-it-is-paid-to": article(
		"Sur quel compte puis-je être payé ?",
		"Sur un compte à votre nom : d’abord la carte avec laquelle vous avez payé, puis un compte bancaire.",
		"compte bancaire, iban, rib, carte, autre personne, changer de compte",
		list(
			"L’argent retourne sur la carte dont il est venu, jusqu’à ce qui en est venu. C’est une règle contre le blanchiment d’argent.",
			"Le reste va sur un compte bancaire à votre nom. Un compte bancaire ne sert qu’à un seul joueur.",
			"Si la carte a expiré, la banque transfère en général le paiement sur la nouvelle. Si le compte est clôturé, écrivez-nous d’abord.",
		),
		link("Retirer", "/account/cashier/withdraw"),
	),
	"withdrawal-refused": article(
		"Pourquoi ne puis-je pas retirer, ou pourquoi mon retrait a-t-il été refusé ?",
		"La caisse affiche toutes les raisons à la fois, chacune avec sa solution.",
		"rejeté, refusé, échoué, retrait impossible, renvoyé",
		list(
			"Votre pièce d’identité manque ou est encore en vérification.",
			"Une partie du solde est de l’argent bonus qui n’a pas encore été misé. L’argent réel à côté peut être retiré.",
			"Le montant est inférieur au minimum ou supérieur au maximum de ce moyen.",
			"La banque l’a renvoyé, le plus souvent à cause d’un mauvais numéro ou d’un autre nom. L’argent est de retour sur votre solde.",
		),
		paragraph(
			"S’il n’a pas été approuvé, la raison figure à cette étape, telle que la personne qui a décidé l’a écrite.",
		),
		link("Retirer", "/account/cashier/withdraw"),
		link("Nous écrire", "/contact-us"),
	),
} satisfies Articles;

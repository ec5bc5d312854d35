import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"placing-a-bet": article(
		"Comment placer un pari ?",
		"Appuyez sur une cote, saisissez une mise dans le panier et appuyez sur le bouton avec le montant.",
		"panier, pari simple, combiné, cote, mise, parier",
		paragraph(
			"La cote indique ce qui vous revient pour une unité misée, mise comprise : 10,00 à 2,50 rapportent 25,00. Plusieurs cotes de matchs différents forment un combiné : ses cotes sont multipliées, et toutes les sélections doivent gagner.",
		),
		paragraph("Le pari compte dès que le panier affiche son reçu. Sans reçu, rien n’a été débité."),
		link("Voir les matchs", "/sports"),
	),
	"price-changed": article(
		"Pourquoi mon pari n’a-t-il pas été accepté ?",
		"Le plus souvent, la cote avait changé ou les paris étaient fermés. Rien n’a été débité.",
		"changement de cote, cote modifiée, pari refusé, pari rejeté, suspendu",
		list(
			"La cote a changé : le panier affiche la nouvelle, et vous décidez de l’accepter ou non.",
			"Les paris sur le match sont suspendus pour le moment, ou ont fermé à son début.",
			"L’une de vos limites, une pause ou l’endroit où vous êtes ne permet pas de miser. Le message indique laquelle de ces raisons.",
		),
		link("Mes paris", "/sports/bets"),
	),
	"when-bets-are-settled": article(
		"Quand mon pari est-il réglé, et selon quel résultat ?",
		"Selon le résultat officiel du temps réglementaire, le plus souvent quelques minutes après.",
		"règlement, résultat, prolongation, tirs au but, pas payé, pari gagné",
		paragraph(
			"Le temps réglementaire, ce sont 90 minutes, arrêts de jeu compris. La prolongation et les tirs au but ne comptent pas, sauf si le marché le précise. Tant que le résultat officiel n’est pas arrivé, le pari affiche « En attente du résultat ».",
		),
		paragraph(
			"Si un résultat est corrigé dans les sept jours, un membre de notre équipe décide des paris concernés, et chaque correction figure dans votre historique.",
		),
		link("Mes paris", "/sports/bets"),
	),
	"match-called-off": article(
		"Que se passe-t-il si un match est annulé ?",
		"Le pari est annulé et la mise vous revient. Un match reporté garde ses paris jusqu’à sa nouvelle date.",
		"reporté, annulé, arrêté, interrompu, remboursement, pluie, intempéries",
		list(
			"Match annulé, arrêté ou décidé sans être joué : le pari est annulé. La mise est de retour sur votre solde.",
			"Match reporté : le pari reste valable et attend. Sans résultat trente jours après la dernière date annoncée, il est annulé.",
			"Dans un combiné, une sélection annulée compte avec la cote 1,00, et les autres continuent.",
		),
		link("Mes paris", "/sports/bets"),
	),
	"virtual-races": article(
		"Les courses virtuelles sont-elles tirées à l’avance ?",
		"Elles sont tirées après la fermeture des paris, à partir de données fixées avant le premier pari.",
		"sports virtuels, course de chevaux, course hippique, lévriers, truqué, simulé",
		paragraph(
			"Chaque course a un programme avec des cotes issues de ses chances exactes. Les paris ferment quelques secondes avant le départ, puis l’ordre est tiré, et tout le monde voit la même course. Ensuite, vous pouvez refaire le tirage vous-même.",
		),
		link("Voir les courses", "/virtuals"),
	),
} satisfies Articles;

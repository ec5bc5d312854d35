import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"how-a-bonus-works": article(
		"Comment fonctionne un bonus ?",
		"L’argent bonus peut être joué, et devient de l’argent réel quand sa condition de mise est remplie.",
		"condition de mise, wagering, rollover, promotion, bonus de bienvenue, conditions, bonus expiré, bonus perdu",
		paragraph(
			"La condition indique combien il faut d’abord miser : un bonus de 20,00 avec une condition de dix fois demande 200,00 de mises. Ce qui compte, jusqu’à quand, et la mise maximum figurent sur l’offre avant que vous l’acceptiez.",
		),
		list(
			"Vous pouvez renoncer à un bonus à tout moment. L’argent bonus disparaît, votre propre argent réel reste.",
			"Un bonus dont le délai est écoulé prend fin tout seul.",
			"Un seul bonus est en jeu à la fois. Les autres attendent.",
		),
		link("Vos bonus", "/account/bonuses"),
		link("Offres", "/promotions"),
	),
	"free-spins-and-free-bets": article(
		"Que sont les tours gratuits et les freebets ?",
		"Des parties et des paris dont nous payons la mise.",
		"tour gratuit, free spin, freebet, pari gratuit, promotionnel, gratuit",
		list(
			"Les tours gratuits valent pour un seul jeu et une seule mise. Leurs gains sont de l’argent réel ou de l’argent bonus, selon l’offre.",
			"Un freebet paie ce qu’il gagne sans la mise : 5,00 à 3,00 paient 10,00.",
			"Les deux ont une fin. Utilisé sur un pari annulé, un freebet vous revient tant que son délai dure.",
		),
		link("Vos tours gratuits", "/account/spins"),
		link("Vos freebets", "/sports/slip"),
	),
	"inviting-friends": article(
		"Que m’apporte l’invitation d’un ami ?",
		"Une récompense pour les deux, une fois que votre ami a déposé et joué.",
		"parrainage, parrainer, inviter, filleul, lien, affilié",
		paragraph(
			"Envoyez votre propre lien. Il compte pendant 40 jours. La page montre les montants, ce que votre ami doit miser, et où en est chaque ami, par sa première lettre seulement.",
		),
		paragraph(
			"Il n’y a pas de récompense pour un compte de la même personne ou du même foyer, ni après un rejet de paiement.",
		),
		link("Inviter des amis", "/account/invite"),
	),
	"points-and-tiers": article(
		"Comment fonctionnent les points et les niveaux ?",
		"Le jeu réglé rapporte des points. Les points s’échangent contre de l’argent et décident de votre niveau.",
		"fidélité, vip, niveau, échanger, points expirés",
		paragraph(
			"Les points sont comptés dès qu’une partie ou un pari est réglé, et durent un an. Votre niveau dépend de ce que vous avez gagné en douze mois. Échanger des points ne le baisse pas. Pendant une pause ou une exclusion, rien n’est gagné.",
		),
		link("Vos points", "/account/loyalty"),
	),
} satisfies Articles;

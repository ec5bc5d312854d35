import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"setting-limits": article(
		"Comment fixer une limite ?",
		"Pour les dépôts, les pertes, les mises ou le temps, sur 24 heures, 7 jours ou un mois.",
		"limite de dépôt, limite de perte, limite de temps, plafond, budget, augmenter limite",
		paragraph(
			"Une limite plus basse s’applique aussitôt. Une limite plus haute, ou son retrait, ne s’applique qu’après 24 heures, et seulement si vous la confirmez alors. Ainsi, une mauvaise soirée ne peut pas défaire une bonne décision.",
		),
		link("Vos limites", "/account/limits"),
	),
	"taking-a-break": article(
		"Comment faire une pause ?",
		"De 1 à 30 jours. Elle commence aussitôt et ne peut pas être écourtée.",
		"pause, temps mort, arrêter de jouer, souffler, suspendre",
		paragraph(
			"Pendant une pause, ni mise ni dépôt n’est accepté, et vous ne recevez aucune publicité. Vous pouvez vous connecter et retirer, et les paris en cours sont réglés. Elle se termine toute seule.",
		),
		link("Faire une pause", "/account/take-a-break"),
	),
	"excluding-myself": article(
		"Comment m’auto-exclure ?",
		"Pour des mois ou pour toujours. Cela vaut aussi pour un nouveau compte.",
		"auto-exclusion, interdiction de jeu, jeu excessif, addiction, dépendance, bloquer compte",
		paragraph(
			"Dès ce moment, plus de mises, de dépôts ni d’offres. Votre argent est à vous : retirez-le à tout moment. Une fois sa durée écoulée, une exclusion ne prend pas fin toute seule ; vous le demandez, puis un jour passe.",
		),
		paragraph("Les registres nationaux d’exclusion s’appliquent ici aussi."),
		link("Auto-exclusion", "/account/self-exclusion"),
	),
	"worried-about-play": article(
		"Je m’inquiète de ma façon de jouer, ou de celle de quelqu’un d’autre",
		"Parlez à quelqu’un. C’est gratuit et confidentiel, et vous n’avez pas besoin d’en être sûr.",
		"ligne d’aide, aide, addiction, dettes, perdre trop, famille, se refaire",
		list(
			"Des signes : vous jouez avec de l’argent prévu pour autre chose, essayez de regagner vos pertes, jouez en cachette, ou jouez plus longtemps que vous ne le vouliez.",
			"La page « Jeu responsable » indique les lignes d’aide là où vous êtes.",
			"Une limite, une pause ou une exclusion est à deux gestes, et personne ne demande de raisons.",
			"Vous vous inquiétez pour un joueur ? Écrivez-nous. Nous ne pouvons pas vous parler de son compte, mais nous l’examinons.",
		),
		link("Jeu responsable", "/pages/safer-play"),
		link("Nous écrire", "/contact-us"),
	),
} satisfies Articles;

import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"why-a-document": article(
		"Pourquoi voulez-vous voir ma pièce d’identité ?",
		"La loi veut que nous sachions qui joue ici, et cela vous protège, vous et votre argent.",
		"kyc, carte d’identité, passeport, vérification, justificatif d’identité, âge",
		paragraph(
			"Elle nous permet de nous assurer que vous êtes majeur, que personne ne joue à votre nom, et que votre argent vous est payé à vous et à personne d’autre. Nous la demandons le plus souvent avant le premier retrait.",
		),
		paragraph(
			"Les photos sont conservées chiffrées. Seules les quelques personnes qui en décident peuvent les ouvrir, chaque consultation est consignée, et elles sont supprimées quand la loi ne les exige plus.",
		),
		link("Vérification", "/account/verification"),
	),
	"photographing-a-document": article(
		"Comment photographier mon document pour qu’il soit accepté ?",
		"Les quatre coins visibles, net, sans reflet, en couleur.",
		"envoyer, photo, flou, image, caméra, appareil photo, passeport, permis de conduire",
		list(
			"Passeport, carte d’identité ou permis de conduire, non expiré. D’une carte, il nous faut les deux côtés.",
			"Posez-le sur un fond sombre, à la lumière du jour, sans flash.",
			"Les quatre coins sont sur la photo, et chaque lettre est lisible.",
			"Ne cachez rien et ne modifiez rien. Les copies et les photos d’un écran ne sont pas acceptées.",
		),
		link("Envoyer votre document", "/validate-document"),
	),
	"document-refused": article(
		"Mon document n’a pas été accepté",
		"Le message indique pourquoi. Vous pouvez envoyer une autre photo aussitôt.",
		"document non valide, refusé, rejeté, réessayer, document bloqué, expiré",
		paragraph(
			"Le plus souvent, la photo est floue, un coin manque, le document a expiré, ou le nom ou la date de naissance diffère de votre profil. Vous avez cinq essais.",
		),
		paragraph(
			"Si le compte est bloqué à cause du document, rien n’est perdu : les paris en cours sont réglés, et votre argent reste à vous. Écrivez-nous, et un membre de notre équipe l’examine avec vous.",
		),
		link("Envoyer une autre photo", "/validate-document"),
		link("Nous écrire", "/contact-us"),
	),
	"code-does-not-arrive": article(
		"Le code par SMS n’arrive pas",
		"Attendez une minute, vérifiez le numéro, puis demandez-en un autre.",
		"sms, pas de code, téléphone, texto, validation, mauvais numéro",
		list(
			"Vérifiez dans votre profil que le numéro est correct, avec son indicatif de pays.",
			"Activez puis désactivez le mode avion. À l’étranger, un SMS peut prendre quelques minutes.",
			"Demandez un autre code. Seul le plus récent compte.",
			"Après plusieurs demandes, il faut attendre un moment : cela empêche d’autres personnes d’envoyer des SMS à votre numéro.",
		),
		paragraph(
			"Souvent, vous pouvez utiliser un autre moyen à la place : le code PIN, un code par e-mail ou une clé d’accès.",
		),
		link("Votre profil", "/account/profile"),
	),
} satisfies Articles;

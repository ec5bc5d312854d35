export default {
	data: {
		title: "Vos données",
		description: "Une copie de tout ce que nous savons de vous.",
		what: "Ce qu’elle contient",
		whatText:
			"Vos coordonnées, connexions et appareils, chaque mouvement d’argent, chaque partie et chaque pari, vos paiements et vos messages : un seul fichier JSON, lisible par une personne comme par un programme.",
		ask: "Demander une copie",
		copies: "Vos copies",
		empty: "Aucune copie demandée",
		states: { asked: "En préparation", ready: "Prête", failed: "Échouée" },
		next: {
			asked: "Cela prend quelques minutes. Nous vous écrirons dès qu’elle sera prête.",
			failed: "Nous n’avons pas pu la préparer. Demandez-la à nouveau ; si cela échoue encore, écrivez-nous.",
		},
		until: "Téléchargeable jusqu’au {when}",
		download: "Télécharger",
		kept: "La copie est supprimée au bout de sept jours. Votre mot de passe est demandé pour la télécharger, car le fichier contient tout.",
	},
	close: {
		title: "Clôturer votre compte",
		description: "Aussi simple que de l’ouvrir. Voici ce qui se passe ensuite.",
		breakTitle: "Juste besoin d’une pause ?",
		breakText: "Vous pouvez fixer des limites, faire une pause ou vous auto-exclure, et garder votre compte.",
		pause: "Limites et pauses",
		follows: "Ce que la clôture implique",
		consequences: {
			login: "Vous êtes déconnecté partout et plus personne ne peut se connecter.",
			offers: "Nous ne vous envoyons plus d’offres. Un e-mail confirme la clôture.",
			bets: "Les paris en cours vont à leur terme et les retraits en cours sont payés. Les bonus non utilisés prennent fin.",
			kept: "Ce que la loi nous oblige à conserver (votre identité, l’argent, les paris), nous le conservons le temps qu’elle prévoit et ne l’utilisons pour rien d’autre.",
			again: "Nous seuls pouvons rouvrir le compte, si vous nous le demandez.",
		},
		underWay: "Encore en cours",
		balance: "Vous pouvez retirer {amount}. Faites-le d’abord : vous les aurez plus vite.",
		openRounds:
			"{count, plural, one {# partie vous attend. Terminez-la d’abord : personne d’autre ne peut y décider.} other {# parties vous attendent. Terminez-les d’abord : personne d’autre ne peut y décider.}}",
		toRounds: "Vos parties",
		openBets:
			"{count, plural, one {# pari est en cours. Ce qu’il rapporte} other {# paris sont en cours. Ce qu’ils rapportent}} reste à vous ; nous vous le versons lorsque vous nous écrivez.",
		pending:
			"{count, plural, one {# retrait est en route et sera payé.} other {# retraits sont en route et seront payés.}}",
		withdraw: "Retirer",
		closeTitle: "Clôturer",
		reason: "Pourquoi partez-vous ?",
		choose: "Choisir",
		reasonMissing: "Choisissez la raison la plus proche.",
		reasons: {
			noTime: "Je n’ai pas le temps",
			tooMuch: "Je joue plus que je ne le veux",
			otherSite: "Je joue ailleurs",
			notHappy: "Le site ne me convient pas",
			privacy: "Je veux que mes données ne soient pas conservées plus que nécessaire",
			other: "Une autre raison",
		},
		note: "Que devrions-nous savoir ?",
		optional: "facultatif",
		leaves: "Je sais qu’il reste de l’argent. J’en demanderai le versement.",
		leavesMissing: "Retirez d’abord votre argent, ou cochez la case pour indiquer que vous savez qu’il en reste.",
		submit: "Clôturer mon compte",
		done: "Votre compte est clôturé. Un e-mail le confirme. Prenez soin de vous.",
	},
	errors: {
		exportUnknown: "Cette copie n’existe plus. Demandez-en une nouvelle.",
		exportNotReady: "Cette copie n’est pas encore prête. Nous vous écrirons dès qu’elle le sera.",
		exportUnderWay: "Une copie est déjà en préparation. Nous vous écrirons dès qu’elle sera prête.",
		roundsOpen: "Une partie vous attend. Terminez-la, puis clôturez le compte. Rien n’a changé.",
		balanceLeft:
			"Il reste de l’argent sur le compte. Retirez-le d’abord, ou cochez la case pour indiquer que vous le savez. Le compte reste ouvert comme avant.",
		accountClosedAlready:
			"Le compte est déjà clôturé, par une demande arrivée un instant plus tôt. Rien n’a été fait deux fois.",
	},
};

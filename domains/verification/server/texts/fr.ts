export default {
	mails: {
		verified: {
			subject: "Votre document est vérifié",
			text: `Nous avons vérifié votre document et tout concorde. Vous n’avez plus rien à faire.

Votre compte :

{link}`,
		},
		invalid: {
			subject: "Nous n’avons pas pu accepter votre document",
			text: `Votre argent est en sécurité, et vous pouvez envoyer de nouvelles photos tout de suite. Ce qui n’allait pas :

{reasons}

Envoyez de nouvelles photos ici :

{link}`,
		},
		triesUsed: {
			subject: "Une personne vous aide pour votre document",
			text: `Plusieurs photos n’ont pas pu être acceptées ; une personne vous aide donc maintenant. Votre argent est en sécurité. Ce qui n’allait pas :

{reasons}

Comment nous joindre, et d’autres possibilités :

{link}`,
		},
		blocked: {
			subject: "Votre vérification est bloquée",
			text: `Nous n’avons pas pu confirmer l’authenticité de votre document ; les dépôts, les retraits et les mises sont donc suspendus. Votre solde reste inchangé. La raison :

{reason}

S’il s’agit d’une erreur, voici comment nous joindre :

{link}`,
		},
		requestedAgain: {
			subject: "Veuillez renvoyer votre document",
			text: `Nous avons besoin d’une nouvelle photo de votre document. La raison :

{reason}

Envoyez-la ici :

{link}`,
		},
	},
	inbox: {
		verified: {
			title: "Votre document est vérifié",
			text: "Nous avons vérifié votre document et tout concorde. Vous n’avez plus rien à faire.",
		},
		invalid: {
			title: "Nous n’avons pas pu accepter votre document",
			text: "{reasons} Votre argent est en sécurité, et vous pouvez envoyer de nouvelles photos tout de suite.",
		},
		triesUsed: {
			title: "Une personne vous aide pour votre document",
			text: "{reasons} Plusieurs photos n’ont pas pu être acceptées ; une personne vous aide donc maintenant. Votre argent est en sécurité.",
		},
		blocked: {
			title: "Votre vérification est bloquée",
			text: "Nous n’avons pas pu confirmer l’authenticité de votre document ; les dépôts, les retraits et les mises sont donc suspendus. Votre solde reste inchangé. La raison : {reason}",
		},
		requestedAgain: {
			title: "Veuillez renvoyer votre document",
			text: "Nous avons besoin d’une nouvelle photo de votre document. {reason}",
		},
		phoneConfirmed: {
			title: "Votre téléphone est confirmé",
			text: "Les codes sont désormais envoyés au {phone}. Si vous ne l’avez pas confirmé vous-même, écrivez-nous immédiatement.",
		},
	},
	reasons: {
		front: "Le recto ne peut pas être accepté.",
		back: "Le verso ne peut pas être accepté.",
		name: "Le nom n’est pas celui de votre compte.",
		birthDate: "La date de naissance n’est pas celle de votre compte.",
		expiry: "Le document a expiré.",
		quality: "La photo n’est pas assez nette ou claire pour être lue.",
	},
};

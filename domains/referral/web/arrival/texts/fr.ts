export default {
	label: "Le lien qui vous a mené ici",
	question:
		"Un lien vous a mené ici. Pouvons-nous le retenir pendant {days, plural, one {un jour} other {# jours}}, afin de récompenser la personne qui l’a partagé si vous ouvrez un compte ?",
	agreed: "Nous retenons le lien qui vous a mené ici.",
	declined: "Nous ne retenons pas quel lien vous a mené ici.",
	more: "À propos des cookies",
	accept: "Accepter",
	decline: "Refuser",
};

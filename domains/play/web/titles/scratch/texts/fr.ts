export default {
	ticket: "Le ticket : cinq cases sous pellicule",
	series: "Émission de {tickets, number}",
	number: "N° {ticket, number, ::000000 group-off}",
	unsold: "N° – – – – – –",
	fields: {
		covered: "Case {field, number}, couverte",
		prize: "Case {field, number} : {times, number} fois la mise",
		empty: "Case {field, number} : pas de gerbe",
	},
	buy: "Acheter · {amount}",
	uncover: "Tout découvrir",
	ready: "Une gerbe dorée dans l’une des cinq cases est votre gain.",
	scratching: "Grattez la pellicule, ou touchez une case.",
	won: "{times, number}× · vous avez gagné {win}",
	even: "Votre mise vous est rendue",
	lost: "Pas de gerbe sur ce ticket",
	prizes: "Les gains de l’émission",
	prize: "{count, plural, one {# ticket} other {# tickets}}",
	stamp: "{times, number}×",
	choice: "Ticket",
	choiceText: "N’importe quel ticket",
	spoken: { drawn: "C’était le ticket {ticket, number} sur {tickets, number} : {times}×." },
	rules: {
		begin:
			"Choisissez votre mise et achetez un ticket. Grattez la pellicule des cinq cases, ou laissez la page les découvrir.",
		sheaf:
			"Une gerbe dorée dans l’une des cases est le gain, en multiple de votre mise. Un ticket a une gerbe ou aucune ; toutes les autres cases sont vides.",
		run: "Chaque ticket est tiré de toute l’émission de 1 000 000, tous aussi probables : les tickets précédents ne changent rien.",
		fixed:
			"Le ticket est tiré quand vous l’achetez. La case où se trouve la gerbe découle de son numéro, et la façon de découvrir les cases ne décide de rien.",
		even: "Une gerbe de 1× rend la mise : cela ne s’affiche pas comme un gain.",
	},
	drawn:
		"Un tirage inférieur à 1 000 000 : le numéro du ticket. Les gains sont au début de l’émission, les plus gros d’abord.",
};

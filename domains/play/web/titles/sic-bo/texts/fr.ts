export default {
	table: "La table",
	bet: "Pari sur",
	places: "Où parier",
	shake: "Secouer · {amount}",
	ready: "Choisissez un jeton, puis des cases. Les résultats passés ne changent rien.",
	rest: "Trois dés sous le verre",
	dice: "Les dés montrent {one, number}, {two, number} et {three, number}",
	toOne: "{times, number}:1",
	spots: {
		small: "Petit",
		big: "Grand",
		anyTriple: "Tout triple",
		total: "Total {total, number}",
		double: "Double {face, number}",
		triple: "Triple {face, number}",
		pair: "{one, number} avec {other, number}",
		single: "Numéro {face, number}",
	},
	singleName: "Numéro {face, number} : deux dés paient 2, trois paient 12 ; un seul",
	range: { small: "4–10", big: "11–17" },
	result: { small: "petit", big: "grand", triple: "triple" },
	bead: "{total, number}, {result}",
	lost: "{result} · pas de gain cette fois",
	won: "{result} · vous avez gagné {win}",
	returned: "{result} · {win} sur {stake} vous reviennent",
	even: "{result} · votre mise vous revient",
	last: "Vos résultats sur cette page, du plus ancien au dernier",
	spoken: {
		drawn: "Les dés montrent {one, number}, {two, number} et {three, number} : {total, number}, {result}.",
		paid: "{name} paie {amount}.",
	},
	kinds: {
		small: "Petit ou grand",
		total: "Total {one, number} ou {other, number}",
		double: "Un double",
		triple: "Un triple choisi",
		pair: "Deux numéros",
		single: "Un numéro",
	},
	rules: {
		begin:
			"Choisissez un jeton et posez-le sur autant de cases que vous voulez. Trois dés décident de toutes, chacune à part.",
		sizes:
			"Petit est un total de 4 à 10, grand un total de 11 à 17. Les deux paient 1 pour 1, et perdent avec trois dés identiques.",
		totals:
			"Un total paie 60 pour 1 avec 4 et 17, 30 avec 5 et 16, 17 avec 6 et 15, 12 avec 7 et 14, 8 avec 8 et 13, et 6 de 9 à 12.",
		sets: "Un double paie 10 pour 1 si au moins deux dés montrent son numéro, un triple choisi 180 pour 1, tout triple 30 pour 1, et deux numéros 6 pour 1 si les deux sortent.",
		single:
			"Un numéro paie 1 pour 1 si un dé le montre, 2 pour 1 si deux le montrent et 12 pour 1 si les trois le montrent. Votre mise revient avec chaque gain.",
		past: "Les dés sont tirés quand vous appuyez sur Secouer, chaque face étant aussi probable ; la durée du roulement ne décide de rien. Les résultats précédents ne changent rien.",
	},
	drawn: "Trois tirages inférieurs à 6, plus un : les trois dés. Leur ordre ne décide de rien.",
};

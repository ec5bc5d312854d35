export default {
	table: "La cour",
	bet: "Parier sur",
	places: "Où parier",
	deal: "Distribuer · {amount}",
	ready: "Choisissez un jeton, puis andar ou bahar. Les résultats passés ne changent rien.",
	middle: "La carte du milieu : {card}",
	hidden: "Une carte face cachée",
	noCards: "Pas encore de cartes",
	spots: { andar: "Andar", bahar: "Bahar" },
	cards: "{count, plural, one {# carte} other {# cartes}}",
	result: { andar: "Andar gagne", bahar: "Bahar gagne" },
	lost: "{result} · pas de gain cette fois",
	won: "{result} · vous avez gagné {win}",
	returned: "{result} · {win} récupérés sur {stake}",
	even: "{result} · votre mise vous est rendue",
	last: "Vos résultats sur cette page, du plus ancien au plus récent",
	bead: "{result} à la carte {count, number}",
	spoken: {
		dealt:
			"La carte du milieu : {middle}. {count, plural, one {# carte a été distribuée} other {# cartes ont été distribuées}} ; la dernière : {last}. {result}.",
		paid: "{name} rapporte {amount}.",
	},
	rules: {
		begin: "Pariez sur andar, sur bahar ou sur les deux. Une carte est retournée au milieu.",
		turns:
			"Les cartes vont ensuite tour à tour à andar et à bahar, andar d’abord, jusqu’à ce que l’une ait le rang de la carte du milieu. Le côté qui la reçoit gagne.",
		pays: "Andar paie 0,9 pour 1, car il reçoit la première carte : il gagne 429 parties sur 833. Bahar paie 1 pour 1. Avec un gain, le montant parié vous est rendu.",
		deck: "Un jeu de cartes est mélangé à chaque partie, et l’ordre des 52 cartes est fixé quand vous appuyez sur Distribuer. Ce que vous voyez ne fait que le montrer.",
		past: "Chaque partie est distribuée séparément. Les résultats précédents ne changent rien.",
	},
	drawn:
		"Les cartes forment une liste à partir de 0 : trèfle, carreau, cœur, pique, chaque couleur de l’as au roi. Carte k : un tirage inférieur à 52 moins k est ajouté à k ; les cartes de cette place et de la place k sont échangées. La carte 0 est celle du milieu ; la carte 1 va à andar, la 2 à bahar, et ainsi de suite.",
};

export default {
	table: "Le théâtre d’ombres",
	bet: "Parier sur",
	places: "Où parier",
	deal: "Distribuer · {amount}",
	ready: "Choisissez un jeton, puis dragon, tigre ou égalité. Les résultats passés ne changent rien.",
	has: "{side} : {card}",
	hidden: "une carte face cachée",
	spots: { dragon: "Dragon", tie: "Égalité", tiger: "Tigre" },
	sides: "Dragon ou tigre",
	result: { dragon: "Le dragon gagne", tie: "Égalité", tiger: "Le tigre gagne" },
	lost: "{result} · pas de gain cette fois",
	won: "{result} · vous avez gagné {win}",
	returned: "{result} · {win} récupérés sur {stake}",
	even: "{result} · votre mise vous est rendue",
	last: "Vos résultats sur cette page, du plus ancien au plus récent",
	spoken: {
		dealt: "Dragon : {dragon} ; tigre : {tiger}. {result}.",
		paid: "{name} rapporte {amount}.",
	},
	rules: {
		begin:
			"Pariez sur le dragon, le tigre, l’égalité ou plusieurs d’entre eux. Chaque côté reçoit une carte de huit jeux.",
		cards: "Le rang le plus haut gagne : l’as est le plus bas, le roi le plus haut. Les couleurs ne comptent pas.",
		pays: "Le dragon et le tigre paient 1 pour 1, l’égalité 11 pour 1. Avec un gain, le montant parié vous est rendu.",
		half: "Si les deux cartes ont le même rang, la moitié d’un pari sur le dragon ou le tigre est rendue. Cela arrive dans 7,47 % des parties.",
		past: "Chaque partie est distribuée de huit jeux fraîchement mélangés. Les résultats précédents ne changent rien.",
	},
	drawn:
		"Les 416 cartes de huit jeux forment une liste à partir de 0 : dans chaque jeu trèfle, carreau, cœur, pique, chaque couleur de l’as au roi. Carte k : un tirage inférieur à 416 moins k est ajouté à k ; les cartes de cette place et de la place k sont échangées. Le dragon a la carte 0, le tigre la carte 1.",
};

export default {
	board: "Le plateau : {rows, number} rangées de picots. De gauche à droite, les cases rapportent {times}.",
	drop: "Lâcher · {amount}",
	skip: "Passer",
	rows: "Rangées",
	rowCount: "{rows, number} rangées",
	fewer: "Moins de rangées",
	more: "Plus de rangées",
	risk: "Risque",
	risks: { low: "Faible", medium: "Moyen", high: "Élevé" },
	ready: "Meilleure case {times}× · {stake} peut rapporter {amount}",
	lost: "{times}× · {win} récupérés sur {stake}",
	won: "{times}× · vous avez gagné {win}",
	even: "{times}× · votre mise vous est rendue",
	choice: "Rangées et risque",
	choiceText: "{rows, number} rangées · {risk}",
	spoken: {
		path: "Le grenat est tombé {path} dans la case {slot, number} sur {slots, number} : {times}×.",
		left: "à gauche",
		right: "à droite",
	},
	rules: {
		begin:
			"Choisissez le nombre de rangées de picots que traverse le grenat, le risque et votre mise. Plus de risque rapporte plus sur les bords et moins au milieu.",
		fall: "À chaque picot, le grenat va à gauche ou à droite, avec la même probabilité. Le trajet est tiré quand vous appuyez sur Lâcher ; ce que vous voyez ne fait que le montrer.",
		pays: "La case sous la dernière rangée multiplie votre mise. Les cases du milieu rapportent moins que la mise : cela s’affiche comme ce qui est récupéré, et non comme un gain.",
		exact:
			"Chaque choix a son propre taux de retour, indiqué ci-dessous et calculé sur tous les trajets. Le chiffre de la fiche du jeu est le plus bas d’entre eux.",
	},
	drawn:
		"Un tirage inférieur à 2 pour chaque rangée, à partir du haut : 1 est un pas à droite. La case est le nombre de pas à droite.",
};

export default {
	wheel: "La roue a {count, number} segments, tous aussi probables.",
	legend: "Ce que rapportent les segments",
	segments: "{count, number} sur {all, number}",
	blank: "rien",
	spin: "Lancer · {amount}",
	risk: "Risque",
	risks: { low: "Faible", medium: "Moyen", high: "Élevé" },
	ready: "Meilleur segment {times}× · {stake} peut rapporter {amount}",
	won: "{times}× · vous avez gagné {win}",
	lost: "Pas de gain cette fois",
	choice: "Risque",
	spoken: { stopped: "La roue s’est arrêtée sur le segment {segment, number} sur {all, number} : {times}×." },
	rules: {
		begin:
			"Choisissez le risque et votre mise. Chaque risque a sa propre roue de 24 segments : plus de risque signifie moins de segments qui rapportent, et des gains plus élevés.",
		spin: "Le segment est tiré quand vous appuyez sur Lancer, les 24 étant aussi probables. La roue tourne ensuite jusqu’à lui ; la durée du tour ne décide de rien.",
		pays: "Le segment sous le pointeur multiplie votre mise. Aucun segment ne rapporte moins que la mise, sauf ceux qui ne rapportent rien.",
		exact: "Les trois roues rendent exactement 98,00 %.",
	},
	drawn: "Un tirage inférieur à 24 : le segment de la roue choisie, compté depuis le haut, à partir de 0.",
};

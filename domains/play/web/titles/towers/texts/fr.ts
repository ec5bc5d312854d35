export default {
	tower: "La pagode : {floors, number} étages de {panels, number} portes chacun",
	panels: {
		closed: "Étage {floor, number}, porte {panel, number} : fermée",
		lamp: "Étage {floor, number}, porte {panel, number} : une lanterne",
		fox: "Étage {floor, number}, porte {panel, number} : un renard",
		missedLamp: "Étage {floor, number}, porte {panel, number} : une lanterne, non découverte",
		missedFox: "Étage {floor, number}, porte {panel, number} : un renard, non découvert",
	},
	choose: "Choisissez une porte",
	difficulty: "Difficulté",
	towers: { easy: "Facile", medium: "Moyenne", hard: "Difficile", expert: "Experte", master: "Magistrale" },
	ready: "{safe, number} portes sur {cells, number} de chaque étage ont une lanterne",
	next: "L’étage {floor, number} rapporte {amount} · {chance, number, ::percent .} de chance",
	caught: "Un renard était derrière la porte",
	choice: "Difficulté",
	choiceText: "{name} · {safe, number} sur {cells, number} portes, {rows, number} étages",
	log: {
		lamp: "Étage {floor, number}, porte {panel, number} : une lanterne. Vous pouvez encaisser {amount}.",
		climbed:
			"{floors, plural, =0 {Vous n’avez ouvert aucune porte.} one {Vous avez ouvert une porte : la {panels}.} other {Vous avez ouvert # portes, à partir du bas : {panels}.}}",
	},
	rules: {
		begin:
			"Choisissez la difficulté et votre mise. La difficulté indique combien de portes de chaque étage cachent une lanterne ; derrière les autres attend un renard.",
		climb:
			"Ouvrez une porte de l’étage le plus bas. Une lanterne vous mène à l’étage suivant et augmente ce que vous pouvez encaisser ; un renard termine la partie et votre mise est perdue.",
		collect:
			"Dès la première lanterne, vous pouvez encaisser. Après le dernier étage, la partie se termine d’elle-même et paie.",
		fixed:
			"Ce qui se trouve derrière chaque porte est tiré avant que vous ouvriez la première. Ce que vous choisissez le découvre et ne change rien.",
		exact:
			"À chaque étage, la probabilité d’y être arrivé multipliée par le multiplicateur est de 98 %, moins ce qui est coupé après la quatrième décimale.",
		left: "Une partie que vous quittez reste ouverte. Après un jour, ce que vous pouviez encaisser est encaissé pour vous ; si aucune porte n’est ouverte, votre mise est rendue.",
	},
	drawn:
		"Pour chaque étage, à partir du plus bas, un tirage inférieur au nombre de ses portes : celle qui a la lanterne ou, là où plusieurs en ont une, celle du renard.",
};

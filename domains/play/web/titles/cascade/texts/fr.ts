export default {
	board: "Six rouleaux de deux à sept symboles. Ce qui gagne figure dans la liste de ce qui s’est passé.",
	symbols: {
		crane: "Grue",
		carp: "Carpe",
		pine: "Pin",
		lotus: "Lotus",
		bamboo: "Bambou",
		peak: "Sommet",
		stones: "Galets",
		mushroom: "Champignon",
		fan: "Éventail",
		lightning: "Éclair",
		cloud: "Nuage d’orage",
	},
	ready: "Jusqu’à {ways, number} façons · ce qui gagne s’en va, de nouveaux symboles tombent",
	ways: "{ways, number} façons",
	cascade: "{count, plural, one {# gain d’affilée} other {# gains d’affilée}}",
	win: "{symbol} · {reels, number} rouleaux · {ways, plural, one {# façon} other {# façons}} · ×{times, number}",
	reels: "{reels, number} rouleaux",
	spoken: {
		reel: "Rouleau {reel, number} : {symbols}.",
		times: "Multiplicateur {times, number}.",
		won: "{symbol} sur {reels, number} rouleaux, {ways, plural, one {# façon} other {# façons}} : {coins, plural, one {# pièce} other {# pièces}}.",
		fell: "Ce qui a gagné est parti, et de nouveaux symboles sont tombés.",
		capped: "Le maximum d’une partie est atteint : {coins, number} pièces.",
	},
	paysHint:
		"En multiples de la mise, pour chaque façon, selon le nombre de rouleaux voisins à partir de la gauche qui le montrent.",
	rules: {
		heights:
			"À chaque tour, chacun des six rouleaux a de {lowest, number} à {highest, number} symboles : il y a donc jusqu’à {limit, number} façons.",
		ways: "Un symbole rapporte lorsqu’il figure sur au moins trois rouleaux voisins à partir de la gauche, à n’importe quelle hauteur, une fois pour chaque façon d’en choisir un sur chacun de ces rouleaux.",
		coins: "Une mise vaut {coins, number} pièces, et les gains se comptent en pièces.",
		cascades:
			"Ce qui a gagné s’en va, ce qui est au-dessus tombe et de nouveaux symboles viennent d’en haut, jusqu’à ce que rien ne gagne. Tout relève de la même mise.",
		wild: "L’éclair, sur les quatre rouleaux du milieu, remplace tous les symboles sauf le nuage d’orage. Il s’en va avec les gains auxquels il participe.",
		scatter:
			"Quatre, cinq, six ou sept nuages d’orage à la fin d’un tour payé donnent {spins4, number}, {spins5, number}, {spins6, number} ou {spins7, number} tours gratuits.",
		feature:
			"Pendant les tours gratuits, un multiplicateur part de 1, gagne 1 à chaque cascade et ne baisse jamais. {again, number} nuages dans l’un d’eux en donnent {more, number} de plus, jusqu’à {all, number} en tout.",
		less: "Une partie qui rapporte moins que sa mise est présentée comme ce qui est revenu, pas comme un gain.",
		exact:
			"Le taux de retour est exact : une partie tire l’un de {outcomes, number} résultats numérotés, et tous ont été comptés.",
	},
	drawn:
		"Un tirage inférieur à {outcomes, number} : le numéro du résultat. Les hauteurs et les symboles de ses rouleaux en découlent par la suite publiée.",
};

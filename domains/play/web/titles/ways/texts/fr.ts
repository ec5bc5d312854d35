export default {
	board: "Cinq rouleaux de {rows, number} cases. Ce qui gagne figure dans la liste de ce qui s’est passé.",
	ways: "façons",
	ready: "{ways, number} façons · les rouleaux voisins à partir de la gauche rapportent",
	win: "{symbol} · {reels, number} rouleaux · {ways, plural, one {# façon} other {# façons}}",
	reels: "{reels, number} rouleaux",
	spoken: {
		row: "Rangée {row, number} : {symbols}.",
		won: "{symbol} sur {reels, number} rouleaux, {ways, plural, one {# façon} other {# façons}} : {coins, plural, one {# pièce} other {# pièces}}.",
		scatters: "{count, number} × {symbol} n’importe où : {coins, number} pièces.",
	},
	paysHint:
		"En multiples de la mise, pour chaque façon, selon le nombre de rouleaux voisins à partir de la gauche qui le montrent.",
	rules: {
		ways: "Un symbole rapporte lorsqu’il figure sur au moins trois rouleaux voisins à partir de la gauche, dans n’importe quelle rangée. Chaque façon d’en choisir un sur chacun de ces rouleaux rapporte : {ways, number} façons en tout.",
		coins: "Une mise vaut {coins, number} pièces, et les gains se comptent en pièces.",
		less: "Une partie qui rapporte moins que sa mise est présentée comme ce qui est revenu, pas comme un gain.",
		exact:
			"Le taux de retour est calculé exactement : chaque case est tirée séparément, une formule le donne donc. La dispersion et la chance de gain sont mesurées.",
	},
	silk: {
		symbols: {
			camel: "Chameau",
			ewer: "Aiguière",
			pomegranate: "Grenade",
			lamp: "Lanterne",
			palm: "Palmier",
			star: "Étoile",
			moon: "Lune",
			flower: "Fleur",
			waves: "Vagues",
			sun: "Soleil",
			gate: "Porte de la ville",
		},
		wild: "Le soleil, sur les trois rouleaux du milieu, remplace tous les symboles sauf la porte de la ville.",
		scatter:
			"Trois, quatre ou cinq portes n’importe où rapportent {pays3, number}, {pays4, number} ou {pays5, number} mises et donnent {spins3, number}, {spins4, number} ou {spins5, number} tours gratuits.",
		feature:
			"Les tours gratuits ont plus de soleils. Trois portes dans l’un d’eux en donnent {more, number} de plus, jusqu’à {all, number} en tout.",
		factors:
			"Pendant les tours gratuits, chaque soleil multiplie toutes les façons qui passent par lui par l’un de {factors} ; les soleils de plusieurs rouleaux se multiplient entre eux.",
		drawn:
			"Un tirage inférieur à {stops, number} pour chaque rouleau : les arrêts de ses cases. Pendant les tours gratuits, un de plus pour chaque soleil, pour son multiplicateur.",
	},
	dunes: {
		symbols: {
			fennec: "Fennec",
			oryx: "Oryx",
			gecko: "Gecko",
			beetle: "Scarabée",
			cactus: "Cactus",
			ammonite: "Ammonite",
			agave: "Agave",
			crystal: "Rose des sables",
			dune: "Dune",
			whirlwind: "Tourbillon",
			arch: "Arche de pierre",
		},
		wild: "Le tourbillon, sur les trois rouleaux du milieu, remplace tous les symboles sauf l’arche de pierre.",
		scatter:
			"Trois, quatre ou cinq arches n’importe où rapportent {pays3, number}, {pays4, number} ou {pays5, number} mises et donnent {spins3, number}, {spins4, number} ou {spins5, number} tours gratuits.",
		feature:
			"Les tours gratuits ont plus de tourbillons. Trois arches dans l’un d’eux en donnent {more, number} de plus, jusqu’à {all, number} en tout.",
		factors:
			"Pendant les tours gratuits, chaque tourbillon multiplie toutes les façons qui passent par lui par l’un de {factors} ; les tourbillons de plusieurs rouleaux se multiplient entre eux.",
		drawn:
			"Un tirage inférieur à {stops, number} pour chaque rouleau : les arrêts de ses cases. Pendant les tours gratuits, un de plus pour chaque tourbillon, pour son multiplicateur.",
	},
};

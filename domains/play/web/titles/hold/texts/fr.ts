export default {
	board: "Cinq rouleaux de trois cases. Ce qui gagne figure dans la liste de ce qui s’est passé.",
	symbols: {
		key: "Clé",
		dial: "Cadran",
		padlock: "Cadenas",
		bell: "Cloche",
		gear: "Engrenage",
		valve: "Vanne",
		spring: "Ressort",
		nut: "Écrou",
		vault: "Porte du coffre",
		coin: "Pièce",
	},
	prizes: { mini: "Mini", minor: "Mineur", major: "Majeur", grand: "Grand prix" },
	ready: "{lines, number} lignes · {coins, number} pièces lancent la retenue",
	win: "{symbol} · {count, plural, one {# ligne} other {# lignes}}",
	run: "{count, number} de suite",
	left: "{count, plural, =0 {Plus de relance} one {Encore # relance} other {Encore # relances}}",
	held: "{count, number} cases sur {all, number} ont une pièce",
	allPay: "Le coffre plein rapporte le grand prix",
	message:
		"Retenir et relancer · {count, plural, =0 {plus de relance} one {encore # relance} other {encore # relances}}",
	headline: { begun: "Retenir et relancer", grand: "Le coffre est plein", total: "La retenue a payé" },
	begins: "{count, plural, one {# pièce} other {# pièces}}, ×{times, number} la mise",
	sum: "{count, plural, one {# pièce} other {# pièces}} · ×{times, number} la mise",
	spoken: {
		row: "Rangée {row, number} : {symbols}.",
		won: "Ligne {line, number} : {count, number} × {symbol}, {lineBets, plural, one {# mise de ligne} other {# mises de ligne}}.",
		held: "Pièces retenues, en mises : {coins}. {left, plural, =0 {Plus de relance} one {Encore # relance} other {Encore # relances}}.",
		none: "Aucune nouvelle pièce. {left, plural, =0 {Plus de relance} one {Encore # relance} other {Encore # relances}}.",
		grand: "Chaque case a une pièce : le grand prix rapporte {times, number} mises.",
	},
	paysHint: "En multiples de la mise, pour chaque ligne, selon combien de suite à partir de la gauche le montrent.",
	rules: {
		lines:
			"{lines, number} lignes traversent les cinq rouleaux, toutes à chaque tour. Un symbole rapporte sur une ligne lorsque trois cases de suite ou plus à partir de la gauche le montrent.",
		bets: "Une mise vaut {lines, number} mises de ligne, une sur chaque ligne.",
		wild: "La porte du coffre, sur les trois rouleaux du milieu, remplace tous les symboles sauf la pièce.",
		begin:
			"{least, number} pièces ou plus n’importe où lancent la retenue : elles restent, chacune avec une valeur en mises.",
		respins:
			"Il y a ensuite {lives, number} relances. À chacune, toute case vide devient une pièce dans {respin, number} cas sur 60. Une nouvelle pièce reste et ramène les relances à {lives, number} ; la retenue s’achève quand il n’en reste plus ou quand chaque case a une pièce.",
		values: "Une pièce vaut {plain} fois la mise ; les petites valeurs sont bien plus probables que les grandes.",
		prizes: "Quelques pièces sont des lots : {named}.",
		grand:
			"Quand les {cells, number} cases ont une pièce, le grand prix rapporte {grand, number} mises de plus. Il est fixe et ne grandit pas.",
		less: "Une partie qui rapporte moins que sa mise est présentée comme ce qui est revenu, pas comme un gain.",
		exact:
			"Le taux de retour est calculé exactement : les lignes par une formule, la retenue par une chaîne sur ses pièces et ses relances. La dispersion et la chance de gain sont mesurées.",
	},
	drawn:
		"Un tirage inférieur à {stops, number} pour chaque rouleau : les arrêts de ses cases. Pendant une retenue, un inférieur à 60 pour chaque case vide d’une relance, et un pour la valeur de chaque pièce.",
};

export default {
	board: "Cinq rouleaux de trois cases. Ce qui gagne figure dans la liste de ce qui s’est passé.",
	symbols: {
		rose: "Rose",
		hummingbird: "Colibri",
		butterfly: "Papillon",
		lily: "Lis",
		ivy: "Lierre",
		clover: "Trèfle",
		berries: "Baies",
		bell: "Campanule",
		bramble: "Ronce",
		fountain: "Fontaine",
	},
	ready: "{lines, number} lignes · pendant les tours gratuits, les ronces restent",
	win: "{symbol} · {count, plural, one {# ligne} other {# lignes}}",
	run: "{count, number} de suite",
	covered: "{count, plural, =0 {Aucun rouleau couvert} one {# rouleau couvert} other {# rouleaux couverts}}",
	told: {
		row: "Rangée {row, number} : {symbols}.",
		won: "Ligne {line, number} : {count, number} × {symbol}, {lineBets, plural, one {# mise de ligne} other {# mises de ligne}}.",
		scatters: "{count, number} × {symbol} n’importe où : {lineBets, number} mises de ligne.",
	},
	paysHint: "En multiples de la mise, pour chaque ligne, selon combien de suite à partir de la gauche le montrent.",
	rules: {
		lines:
			"{lines, number} lignes traversent les cinq rouleaux, toutes à chaque tour. Un symbole rapporte sur une ligne lorsque trois cases de suite ou plus à partir de la gauche le montrent.",
		bets: "Une mise vaut {lines, number} mises de ligne, une sur chaque ligne.",
		wild: "La ronce, sur les trois rouleaux du milieu, remplace tous les symboles sauf la fontaine.",
		scatter:
			"Trois, quatre ou cinq fontaines n’importe où rapportent {pays3, number}, {pays4, number} ou {pays5, number} mises et donnent {spins3, number}, {spins4, number} ou {spins5, number} tours gratuits.",
		feature: "Pendant les tours gratuits, une ronce pousse sur tout son rouleau, qui remplace alors tous les symboles.",
		stays:
			"Un rouleau couvert le reste jusqu’au dernier tour gratuit. Les tours gratuits n’ont pas de fontaine et n’en donnent donc pas d’autres.",
		less: "Une partie qui rapporte moins que sa mise est présentée comme ce qui est revenu, pas comme un gain.",
		exact:
			"Le taux de retour est calculé exactement : les lignes par une formule, les tours gratuits par une chaîne sur les rouleaux couverts. La dispersion et la chance de gain sont mesurées.",
	},
	drawn:
		"Un tirage inférieur à {stops, number} pour chaque rouleau d’un tour, à partir de la gauche : les arrêts de ses cases.",
};

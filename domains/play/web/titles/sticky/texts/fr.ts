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
	spoken: {
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
	sale: {
		button: "Acheter {count, number} tours · {amount}",
		ready: "{count, number} tours gratuits pour un prix · les ronces restent",
		choice: "{count, number} tours",
		title: "Acheter {count, number} tours gratuits ?",
		taken: "Le prix est votre mise. Il est débité quand vous confirmez, et les tours suivent aussitôt.",
		practice: "C’est un entraînement : le prix est pris sur l’argent fictif.",
		price: "Prix",
		above: "Rapporte plus que le prix",
		cancel: "Pas maintenant",
		confirm: "Acheter pour {amount}",
		close: "Fermer sans acheter",
		paysHint: "En multiples du prix, pour chaque ligne, selon combien de suite à partir de la gauche le montrent.",
		rules: {
			price:
				"Le prix achète {count, number} tours gratuits. Il vaut {lineBets, number} mises de ligne, {times, number} fois celles d’un tour sur {lines, number} lignes, et il est débité une fois, quand vous l’avez confirmé.",
			wild: "La ronce, sur les trois rouleaux du milieu, remplace tous les autres symboles.",
			no: "Il n’y a ni tour payant ni fontaine : seuls les tours gratuits sont joués, et ils n’en donnent pas d’autres.",
			stays: "Un rouleau couvert le reste jusqu’au dernier tour gratuit.",
			above:
				"{above, number, ::percent .0} des achats rapportent plus que le prix. Les autres rapportent moins, ou rien.",
			exact:
				"Le taux de retour est calculé exactement, par une chaîne sur les rouleaux couverts. La dispersion, la chance de gain et le plus grand gain sont mesurés sur {rounds, number} parties.",
		},
	},
};

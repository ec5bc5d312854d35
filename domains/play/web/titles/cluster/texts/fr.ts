export default {
	board: "Une grille de sept colonnes de sept cases. Ce qui gagne figure dans la liste de ce qui s’est passé.",
	symbols: {
		snail: "Coquillage",
		starfish: "Étoile de mer",
		scallop: "Coquille Saint-Jacques",
		fish: "Poisson",
		jellyfish: "Méduse",
		crystal: "Cristal",
		pebble: "Galet",
		pearl: "Perle",
		coral: "Corail rouge",
	},
	ready: "Cinq symboles ou plus qui se touchent gagnent · jusqu’à {times, number}×",
	cascade: "Cascade {count, number}",
	cluster: "{symbol} · {count, number}",
	times: "{amount} × {times, number}",
	more: "et {count, number} de plus",
	sizes: { range: "{from, number} à {to, number}", last: "{from, number} et plus" },
	spoken: {
		filled: "La grille se remplit.",
		won: "{count, number} × {symbol} se touchent et rapportent {times} fois la mise{factor, plural, =1 {} other {, multiplicateur de # compris}}.",
		fell: "Ils éclatent, et le reste tombe.",
		capped: "La partie rapporte son montant maximal, {times} fois la mise.",
	},
	paysHint:
		"En multiples de la mise, selon le nombre de symboles qui se touchent. Le groupe est ensuite multiplié par ses cases.",
	rules: {
		clusters:
			"Des symboles dont les côtés se touchent forment un groupe. Il rapporte à partir de {least, number} symboles identiques.",
		cascades:
			"Ce qui a gagné éclate, ce qui est au-dessus tombe et de nouveaux symboles arrivent, jusqu’à ce que plus rien ne gagne. Tout cela relève d’une seule mise.",
		times:
			"Une case où quelque chose a gagné est marquée. Chaque nouveau gain y double son multiplicateur, de ×2 à ×{max, number}. Un groupe est multiplié par la somme des multiplicateurs qu’il recouvre.",
		wild: "La perle fait partie de chaque groupe qu’elle touche.",
		scatter:
			"Le corail rouge ne rapporte rien par lui-même. Trois, quatre, ou cinq et plus en vue quand tout est tombé donnent {three, number}, {four, number} ou {five, number} tours gratuits.",
		feature:
			"Pendant les tours gratuits, les perles sont plus fréquentes et les multiplicateurs restent jusqu’au bout. Trois coraux en ajoutent {more, number}, jusqu’à {all, number} en tout.",
		less: "Une partie qui rapporte moins que sa mise est présentée comme ce qui est revenu, pas comme un gain.",
		exact:
			"Une partie est l’une de {outcomes, number} issues numérotées, toutes aussi probables et toutes comptées : le taux de retour est leur moyenne exacte. Aucune partie ne rapporte plus de {cap, number} fois la mise.",
	},
	drawn: "Un tirage inférieur à {outcomes, number} : l’issue. Les règles publiées disent comment elle se déroule.",
};

export default {
	table: "La planche sur la table",
	album: "Les planches de cette partie",
	guesses: { higher: "Plus haut ou égal", lower: "Plus bas ou égal", same: "Égal" },
	strict: { higher: "Plus haut", lower: "Plus bas" },
	chance: "{chance, number, ::percent .}",
	likely: "chance",
	guess: "Faites un pronostic",
	ready: "Une planche est posée : la suivante est-elle plus haute ou plus basse ?",
	next: "{card}. Qu’est-ce qui vient ensuite ?",
	missed: "{card} : le pronostic était faux",
	choice: "Pronostic",
	choiceText: "Le plus probable, une fois",
	spoken: {
		first: "Sur la table : {card}.",
		right: "{card}. Juste. Vous pouvez encaisser {amount}.",
		guessed:
			"Les planches étaient : {cards}. {guesses, plural, =0 {Aucun pronostic n’a été fait.} one {Un pronostic a été fait.} other {# pronostics ont été faits.}}",
	},
	rules: {
		begin:
			"Choisissez votre mise. Une planche est posée sur la table : elle a autant de feuilles que son rang, de l’as avec une au roi avec treize.",
		guess:
			"Devinez si la planche suivante est plus haute ou plus basse. Le même rang gagne aussi ; avec un as ou un roi, que rien ne peut dépasser, le même rang est un pronostic à part.",
		pays: "Chaque pronostic juste multiplie ce que vous pouvez encaisser par 13 divisé par le nombre de rangs qui gagnent avec lui, moins 2 % une seule fois. Un pronostic faux termine la partie et votre mise est perdue.",
		collect:
			"Dès le premier pronostic juste, vous pouvez encaisser à tout moment. Les pronostics qui rapporteraient plus de 10 000 fois la mise ne sont pas proposés.",
		fixed: "Toutes les planches sont tirées quand vous misez, chacune parmi les 52 : les précédentes ne changent rien.",
		left: "Une partie que vous quittez reste ouverte. Après un jour, ce que vous pouviez encaisser est encaissé pour vous ; sans aucun pronostic, votre mise est rendue.",
	},
	drawn:
		"La planche k est le tirage k inférieur à 52, quelles que soient les précédentes ; son rang est le reste de la division par 13, l’as étant le plus bas.",
};

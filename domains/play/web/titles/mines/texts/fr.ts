export default {
	label: "La prairie : {cells, number} bourgeons, dont {mines, number} cachent une toile",
	webs: "Toiles",
	webCount: "{mines, plural, one {# toile} other {# toiles}}",
	fewer: "Moins de toiles",
	more: "Plus de toiles",
	choose: "Choisissez un bourgeon",
	ready: "Choisissez le nombre de toiles, puis appuyez sur Jouer.",
	next: "Prochaine luciole : {amount} · {chance, number, ::percent .0} des bourgeons sont sûrs",
	caught: "Une toile. Cette partie est terminée.",
	choice: "{mines, number} · jusqu’à {last, number} lucioles",
	cells: {
		bud: "Rangée {row, number}, bourgeon {column, number} : fermé",
		firefly: "Rangée {row, number}, bourgeon {column, number} : une luciole",
		web: "Rangée {row, number}, bourgeon {column, number} : une toile",
		missedFirefly: "Rangée {row, number}, bourgeon {column, number} : une luciole, non découverte",
		missedWeb: "Rangée {row, number}, bourgeon {column, number} : une toile, non découverte",
	},
	spoken: {
		firefly: "Bourgeon {number, number} : une luciole. Vous pouvez encaisser {amount}.",
		web: "Bourgeon {number, number} : une toile.",
		webs: "Les toiles étaient derrière les bourgeons {numbers}.",
	},
	rules: {
		begin:
			"Choisissez combien de toiles se cachent parmi les 25 bourgeons, et votre mise. Plus il y a de toiles, plus chaque luciole rapporte.",
		open: "Ouvrez les bourgeons un à un. Chaque luciole augmente ce que vous pouvez encaisser ; une toile termine la partie sans gain. Dès la première luciole, vous pouvez encaisser à tout moment.",
		fixed:
			"L’emplacement des toiles est tiré quand vous appuyez sur Jouer. Rien de ce que vous choisissez ensuite ne le change.",
		last: "Le taux de retour est le même où que vous vous arrêtiez. Une partie se termine d’elle-même à la dernière luciole qui ne rapporte pas plus de 10 000 mises.",
		left: "Une partie que vous quittez vous attend sur n’importe quel appareil. Après 24 heures, elle est encaissée telle quelle ; si vous n’aviez rien ouvert, votre mise est rendue.",
	},
	drawn:
		"Les cases forment une liste à partir de 0, rangée par rangée. Pour chaque toile k, un tirage inférieur au nombre de cases moins k est ajouté à k : les cases de cette place et de la place k sont échangées, et celle qui est alors à la place k cache une toile.",
};

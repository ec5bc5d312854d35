export default {
	target: "Hauteur à atteindre",
	lower: "Une hauteur plus basse",
	higher: "Une hauteur plus grande",
	odds: "Chance {chance, number, ::percent .00##} · rapporte {amount}",
	fell: "Arrivée à {height, number, ::.00##}×. Pas de gain cette fois.",
	spoken: {
		reached: "La comète est montée à {height, number, ::.00##}× ; {target, number, ::.00##}× était annoncé.",
	},
	rules: {
		begin: "Annoncez la hauteur que la comète doit atteindre, de 1,01 à 10 000 fois, et choisissez votre mise.",
		draw: "Un nombre est tiré à chaque partie. Une hauteur de x est atteinte avec une chance de 99 ÷ x pour cent : toutes les hauteurs ont donc le même taux de retour.",
		pays: "Si la comète monte aussi haut ou plus haut, votre mise est payée autant de fois. Sinon, elle est perdue.",
	},
	drawn:
		"Un tirage d inférieur à 2^32. La hauteur en centièmes est 99 × 2^32 ÷ (d + 1), tronquée à un nombre entier ; en dessous de 100, elle est de 100.",
};

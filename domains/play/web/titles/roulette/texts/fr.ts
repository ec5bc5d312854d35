export default {
	cloth: "Le tapis : où parier",
	bet: "Parier sur",
	wheel: "La roue",
	spin: "Lancer · {amount}",
	ready: "Choisissez un jeton, puis des emplacements sur le tapis. Les résultats passés ne changent rien.",
	fell: "{number} · pas de gain cette fois",
	won: "{number} · vous avez gagné {win}",
	returned: "{number} · {win} récupérés sur {stake}",
	even: "{number} · votre mise vous est rendue",
	zero: "0",
	twoToOne: "2 à 1",
	dozen: { first: "1re douzaine", second: "2e douzaine", third: "3e douzaine" },
	cells: { low: "1 à 18", even: "Pair", red: "Rouge", black: "Noir", odd: "Impair", high: "19 à 36" },
	spots: {
		straight: "Numéro {numbers}",
		split: "Cheval {numbers}",
		street: "Transversale {numbers}",
		trio: "Trio {numbers}",
		corner: "Carré {numbers}",
		line: "Sixain {numbers}",
		first: "Quatre premiers {numbers}",
		five: "Cinq premiers {numbers}",
		column: "Colonne {number, number}",
	},
	kinds: {
		straight: "Un numéro",
		split: "Deux numéros",
		street: "Trois numéros",
		corner: "Quatre numéros",
		five: "Les cinq : 0, 00, 1, 2 et 3",
		line: "Six numéros",
		dozen: "Une douzaine ou une colonne",
		red: "Rouge, noir, pair, impair, manque ou passe",
	},
	colours: { red: "rouge", black: "noir", green: "vert" },
	spoken: {
		drawn: "La bille est tombée sur le {number}, {colour}.",
		paid: "{name} rapporte {amount}.",
		half: "{name} : le zéro rend {amount}, la moitié du pari.",
	},
	rules: {
		begin:
			"Choisissez un jeton et posez-le sur des numéros, sur les lignes entre eux ou sur les cases extérieures. Une partie accepte plusieurs paris ; chacun est réglé séparément, et votre mise est leur somme.",
		wheel:
			"La roue a 37 cases, de 0 à 36, toutes aussi probables. La case de la bille est tirée avant que la roue tourne ; ce que vous voyez ne fait que la montrer.",
		pays: "Un numéro paie 35 pour 1, deux 17, trois 11, quatre 8, six 5, une douzaine ou une colonne 2, et rouge, noir, pair, impair, manque (1 à 18) ou passe (19 à 36) 1 pour 1. Avec un gain, le montant parié vous est rendu.",
		zero: "Le zéro fait perdre tous les paris qui ne le couvrent pas. C’est tout notre avantage : 1 sur 37 de toutes les mises, partout le même.",
		zeroHalf:
			"Le zéro fait perdre tous les paris qui ne le couvrent pas, mais rend aussitôt la moitié de chaque pari sur rouge, noir, impair, pair, manque ou passe (la partage). Là, notre avantage est de 1 sur 74 des mises ; partout ailleurs, de 1 sur 37.",
		wheelTwo:
			"La roue a 38 cases, 0, 00 et de 1 à 36, toutes aussi probables. La case de la bille est tirée avant que la roue tourne ; ce que vous voyez ne fait que la montrer.",
		zeroTwo:
			"Le zéro et le double zéro font perdre tous les paris qui ne les couvrent pas. C’est notre avantage : 2 sur 38 des mises (5,26 %) partout sauf à un endroit. Les cinq numéros 0, 00, 1, 2 et 3 ne rapportent que 6 pour 1 : là, il est de 3 sur 38 (7,89 %), donc tout autre emplacement est un meilleur pari.",
		past: "Chaque partie est tirée séparément. Les résultats précédents ne changent rien.",
	},
	drawn:
		"Un tirage inférieur à 37 : la place de la case dans l’ordre de la roue, à partir du zéro. Un emplacement qui couvre la case rapporte 36 ÷ le nombre de ses cases, pour 1.",
	drawnHalf:
		"Un tirage inférieur à 37 : la place de la case dans l’ordre de la roue, à partir du zéro. Un emplacement qui couvre la case rapporte 36 ÷ le nombre de ses cases, pour 1. Quand le zéro sort, une chance simple rapporte un demi.",
	drawnTwo:
		"Un tirage inférieur à 38 : la place de la case dans l’ordre de la roue, à partir du zéro. Un emplacement qui couvre la case rapporte 36 ÷ le nombre de ses cases, pour 1 ; celui de cinq cases rapporte 7.",
};

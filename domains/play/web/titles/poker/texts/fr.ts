export default {
	hand: "Votre main",
	pays: "Ce que rapportent les mains",
	paysHand: "Main",
	paysStake: "Pour {stake}",
	deal: "Distribuer · {amount}",
	draw: "{count, plural, =0 {Tout garder} one {Changer # carte} other {Changer # cartes}}",
	held: "Gardée",
	hold: "Garder",
	ready:
		"Appuyez sur Distribuer. Choisissez ensuite ce que vous gardez : touchez les cartes, ou utilisez les touches 1 à 5.",
	choose: "Gardez les cartes que vous voulez, puis changez les autres.",
	makes: "Vous avez : {hand} · choisissez ce que vous gardez",
	ended: "{hand} · {win}",
	even: "{hand} · votre mise vous est rendue",
	lost: "Pas de main gagnante cette fois",
	back: "Carte {number, number}, face cachée",
	hands: {
		nothing: "Rien",
		highPair: "Valets ou mieux",
		twoPair: "Double paire",
		three: "Brelan",
		straight: "Suite",
		flush: "Couleur",
		fullHouse: "Full",
		four: "Carré",
		straightFlush: "Quinte flush",
		royal: "Quinte flush royale",
		five: "Cinq cartes identiques",
		wildRoyal: "Quinte royale avec joker",
		fourDeuces: "Quatre deux",
		naturalRoyal: "Quinte royale naturelle",
		kings: "Rois ou mieux",
	},
	wild: { mark: "Joker", card: "{card}, joker", joker: "Joker" },
	spoken: {
		dealt: "Distribuées : {cards}. {hand}.",
		drawn:
			"{count, plural, =0 {Aucune carte gardée} one {# carte gardée} other {# cartes gardées}}. Maintenant : {cards}. {hand}.",
	},
	play: "Façon de jouer",
	best: "Meilleur jeu",
	usual: "Jeu simple",
	rules: {
		deal: "Cinq cartes sont distribuées d’un jeu de 52. Gardez celles que vous voulez ; les autres sont changées une fois, et la main est payée selon le tableau.",
		fixed:
			"L’ordre de tout le jeu de cartes est tiré quand vous appuyez sur Distribuer. Les cartes que vous gardez changent combien de cartes suivent, et non lesquelles.",
		pays: "Une paire de valets ou mieux rend la mise ; une quinte flush royale rapporte 800 fois la mise.",
		best: "Le taux de retour dépend de votre façon de jouer. Le meilleur jeu est calculé pour les 2 598 960 mains et toutes les façons de garder ; le jeu simple garde les mains faites, puis les paires, puis quatre cartes d’une couleur, puis les hautes cartes.",
		left: "Une main que vous quittez vous attend sur n’importe quel appareil. Après 24 heures, les cinq cartes sont gardées et la main est payée telle quelle.",
		wildTwos:
			"Les quatre deux sont des jokers : chacun vaut la carte qui donne la meilleure main. Une quinte royale naturelle ne contient aucun deux.",
		paysTwos:
			"La plus petite main payée est le brelan : il rend la mise. Quatre deux rapportent 200 fois la mise, une quinte royale naturelle 800 fois.",
		bestTwos:
			"Le taux de retour dépend de votre façon de jouer. Le meilleur jeu est calculé pour les 2 598 960 mains et toutes les façons de garder ; le jeu simple garde une suite ou mieux, puis les paires, puis quatre cartes d’une couleur, et toujours les deux.",
		dealJoker:
			"Cinq cartes sont distribuées d’un jeu de 53 : les 52 cartes et un joker. Gardez celles que vous voulez ; les autres sont changées une fois, et la main est payée selon le tableau.",
		wildJoker:
			"Le joker vaut la carte qui donne la meilleure main. Une quinte royale naturelle ne contient pas le joker.",
		paysJoker:
			"Une paire de rois ou d’as rend la mise. Cinq cartes identiques rapportent 200 fois la mise, une quinte royale naturelle 800 fois.",
		bestJoker:
			"Le taux de retour dépend de votre façon de jouer. Le meilleur jeu est calculé pour les 2 869 685 mains et toutes les façons de garder ; le jeu simple garde les mains faites, puis les paires, puis quatre cartes d’une couleur, puis les rois et les as, et toujours le joker.",
	},
	drawn:
		"Les cartes forment une liste à partir de 0 : trèfle, carreau, cœur, pique, chaque couleur de l’as au roi. Carte k : un tirage inférieur à 52 moins k est ajouté à k ; les cartes de cette place et de la place k sont échangées. Les cartes 0 à 4 sont la main, et les suivantes remplacent les cartes écartées à partir de la gauche.",
	drawnJoker:
		"Les cartes forment une liste à partir de 0 : trèfle, carreau, cœur, pique, chaque couleur de l’as au roi, et le joker en dernier. Carte k : un tirage inférieur à 53 moins k est ajouté à k ; les cartes de cette place et de la place k sont échangées. Les cartes 0 à 4 sont la main, et les suivantes remplacent les cartes écartées à partir de la gauche.",
};

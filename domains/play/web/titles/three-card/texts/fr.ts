export default {
	table: "La table",
	sign: "Trois cartes",
	deal: "Distribuer · {amount}",
	dealer: "Croupier",
	hand: "Votre main",
	hidden: "Une carte cachée",
	pairPlus: "Paire ou mieux",
	pairPlusAdd: "Paire ou mieux, {amount} de plus",
	moves: { play: "Jouer", fold: "Se coucher" },
	more: "+{amount}",
	moveMore: "{move}, {amount} de plus",
	ready: "Choisissez votre ante, puis appuyez sur Distribuer.",
	yours: "Vous avez : {hand}. Jouez pour {amount} de plus, ou couchez-vous.",
	hands: {
		high: "Carte haute",
		pair: "Paire",
		flush: "Couleur",
		straight: "Suite",
		three: "Brelan",
		straightFlush: "Quinte flush",
	},
	results: {
		folded: "Main couchée",
		unqualified: "Le croupier ne joue pas",
		better: "Votre main est meilleure",
		equal: "Mains égales",
		worse: "La main du croupier est meilleure",
	},
	lost: "{result} · pas de gain cette fois",
	won: "{result} · vous avez gagné {win}",
	returned: "{result} · {win} récupérés sur {stake}",
	even: "{result} · votre mise vous est rendue",
	pays: {
		bonus: "Bonus d’ante",
		pairPlus: "Paire ou mieux",
		hand: "Main",
		times: "Paie",
		toOne: "{times, number} : 1",
	},
	book: {
		show: "Consulter le livre",
		hide: "Fermer le livre",
		title: "Le livre dit : {move}",
		hint: "Valeur de chaque choix, pour 1,00 de votre ante",
		value: "{value, number, ::sign-always .00}",
	},
	spoken: {
		dealt: "Vous avez {cards} : {hand}.",
		dealer: "Le croupier a {cards} : {hand}.",
		folded: "Vous avez couché {cards} : {hand}.",
		result: "{result}.",
	},
	play: "Façon de jouer",
	best: "Ante, meilleur jeu",
	usual: "Ante, en jouant avec une dame ou mieux",
	pairPlusBet: "Paire ou mieux",
	rules: {
		begin:
			"Le croupier et vous recevez trois cartes chacun. Vous voyez les vôtres et jouez pour une seconde mise égale à l’ante, ou vous vous couchez et perdez l’ante.",
		dealer:
			"Le croupier joue avec une dame ou mieux. Sinon, l’ante paie 1 pour 1 et la seconde mise est rendue. Contre un croupier qui joue, la meilleure main gagne 1 pour 1 sur les deux mises, et à mains égales les deux sont rendues.",
		bonus:
			"Si vous jouez, une suite paie un bonus de 1 pour 1 sur l’ante, un brelan 4 et une quinte flush 5, quelle que soit la main du croupier.",
		pairPlus:
			"Paire ou mieux est un pari du même montant sur vos trois cartes, que vous jouiez ou vous couchiez : une paire paie 1 pour 1, une couleur 4, une suite 6, un brelan 30 et une quinte flush 40.",
		order:
			"De la plus basse à la plus haute : carte haute, paire, couleur, suite, brelan, quinte flush. Avec trois cartes, une suite est plus rare qu’une couleur.",
		best: "Le meilleur jeu est de jouer avec dame, six, quatre ou mieux. Les six cartes sont fixées quand vous appuyez sur Distribuer ; votre décision n’en change aucune.",
		left: "Une main que vous quittez vous attend sur n’importe quel appareil. Après 24 heures, elle est couchée.",
	},
	drawn:
		"Les cartes forment une liste à partir de 0 : trèfle, carreau, cœur, pique, chaque couleur de l’as au roi. Carte k : un tirage inférieur à 52 moins k est ajouté à k ; les cartes de cette place et de la place k sont échangées. Les cartes 0 à 2 sont à vous, les 3 à 5 au croupier.",
};

export default {
	table: "La table",
	bet: "Parier sur",
	places: "Où parier",
	deal: "Distribuer · {amount}",
	ready: "Choisissez un jeton, puis un emplacement. Les résultats passés ne changent rien.",
	hidden: "Deux cartes face cachée",
	total: "{total, number}",
	spots: {
		player: "Joueur",
		banker: "Banque",
		tie: "Égalité",
		playerPair: "Paire du joueur",
		bankerPair: "Paire de la banque",
	},
	result: { player: "Le joueur gagne", banker: "La banque gagne", tie: "Égalité" },
	lost: "{result} · pas de gain cette fois",
	won: "{result} · vous avez gagné {win}",
	returned: "{result} · {win} récupérés sur {stake}",
	even: "{result} · votre mise vous est rendue",
	roads: {
		plate: "Vos résultats sur cette page, du plus ancien au plus récent",
		road: "Historique en colonnes",
		bead: "{result} avec {total, number}",
		playerPair: "paire du joueur",
		bankerPair: "paire de la banque",
		counts: "Joueur {player, number} · Banque {banker, number} · Égalité {tie, number}",
	},
	spoken: {
		hand: "{side} : {cards}, total {total, number}.",
		pair: "{name}.",
		result: "{result}.",
		paid: "{name} rapporte {amount}.",
	},
	pairs: "Paire du joueur ou de la banque",
	rules: {
		begin:
			"Pariez sur le joueur, la banque, l’égalité ou les paires ; joueur et banque sont les noms de deux mains, et vous pouvez parier sur l’une comme sur l’autre. Chaque pari est réglé séparément.",
		cards:
			"Chaque main reçoit deux cartes de huit jeux mélangés. Les dix et les figures ne comptent pas, l’as compte un ; du total, seul le dernier chiffre compte. Neuf est le meilleur.",
		third:
			"Un total de 8 ou 9 termine la distribution. Sinon, le joueur tire une troisième carte avec 5 ou moins. Si le joueur est resté, la banque tire avec 5 ou moins ; sinon, elle tire selon la troisième carte du joueur : avec 0 à 2 toujours, avec 3 sur tout sauf un huit, avec 4 sur deux à sept, avec 5 sur quatre à sept, avec 6 sur six et sept, avec 7 jamais.",
		pays: "Le joueur paie 1 pour 1, la banque 0,95 pour 1 : c’est 1 pour 1 moins une commission de 5 %. Une égalité paie 8 pour 1 et rend les paris sur le joueur et la banque. Une paire paie 11 pour 1 si les deux premières cartes de cette main sont de même rang.",
		past: "Chaque partie est distribuée de jeux fraîchement mélangés. Les historiques montrent seulement ce qui a été ; ils ne disent rien de ce qui vient.",
	},
	drawn:
		"Les 416 cartes des huit jeux forment une liste à partir de 0 : dans chaque jeu trèfle, carreau, cœur, pique, chaque couleur de l’as au roi. Carte k : un tirage inférieur à 416 moins k est ajouté à k ; les cartes de cette place et de la place k sont échangées. Le joueur a les cartes 0 et 2, la banque la 1 et la 3 ; les troisièmes cartes suivent, celle du joueur d’abord.",
};

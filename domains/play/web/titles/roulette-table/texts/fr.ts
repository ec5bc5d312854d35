export default {
	closesIn: "Posez vos jetons. Fin des mises dans {seconds, number} s",
	seconds: "s",
	running: "La bille tourne",
	betMore: "Miser {amount} de plus",
	repeatNext: "Répéter {amount} à la prochaine manche",
	full: "Vous avez quatre mises dans cette manche",
	laid: "{amount} sur la table, pas encore misés",
	seats: "{count, plural, one {# mise} other {# mises}} dans cette manche",
	more: "+{count, number}",
	spoken: { running: "Rien ne va plus. La bille tourne." },
	rules: {
		shared:
			"Toute la table joue avec la même bille. Les jetons sont acceptés pendant quinze secondes ; puis rien ne va plus et la bille tourne.",
		parts:
			"Chaque appui sur le bouton est une mise, avec tous les jetons posés sur le tapis. Vous pouvez miser jusqu’à quatre fois par manche ; chaque mise a son reçu, et les limites valent pour chacune.",
		late: "Une mise compte si notre serveur l’a avant la clôture, quoi qu’affiche votre appareil. Celle qui arrive après est refusée, et rien n’est débité.",
		once: "Une mise envoyée deux fois n’en fait qu’une. Si une réponse se perd, votre page demande sous le même numéro jusqu’à savoir ce qu’il en est.",
		stands: "Une mise acceptée reste en jeu : elle ne peut être ni reprise ni encaissée avant la fin.",
		stopped:
			"Si notre serveur s’arrête avant que la bille tourne, toutes les mises sont rendues. Dès lors le numéro est fixé, et il paie toutes les mises dès que le serveur revient.",
		others: "Les autres voient vos jetons, avec votre nom masqué ou, si vous le choisissez, sans lui.",
	},
};

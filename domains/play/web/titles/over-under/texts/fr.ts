export default {
	side: "Côté",
	sides: { under: "Au-dessous", over: "Au-dessus" },
	target: "Cible",
	lower: "Une cible plus basse",
	higher: "Une cible plus haute",
	read: "Lancer · {amount}",
	odds: "Probabilité {chance, number, ::percent .00##} · {times}× paie {amount}",
	lost: "L’aiguille s’est arrêtée sur {number}. Pas de gain cette fois.",
	named: { under: "Au-dessous de {target}", over: "Au-dessus de {target}" },
	choice: "Côté et cible",
	spoken: { stopped: "L’aiguille s’est arrêtée sur {number} : {times}×." },
	rules: {
		begin:
			"Choisissez une cible de 0,01 à 99,98, dites si le nombre sera au-dessous ou au-dessus, et choisissez votre mise.",
		draw: "Quand vous appuyez sur Lancer, l’un des 10 000 nombres de 0,00 à 99,99 est tiré, tous également probables. L’aiguille tourne ensuite jusqu’à lui ; sa façon de tourner ne décide de rien.",
		pays: "Un nombre de votre côté de la cible paie votre mise multipliée par 99 % divisés par la probabilité. La cible elle-même n’est d’aucun côté : elle perd.",
		exact:
			"Les multiplicateurs sont coupés après quatre décimales et les montants à la plus petite pièce. Avant la coupe des montants, chaque choix rend entre 98,99 % et 99 %.",
	},
	drawn:
		"Un tirage inférieur à 10 000 : le nombre en centièmes. Au-dessous gagne sous la cible, au-dessus gagne plus haut qu’elle. Le multiplicateur en dix-millièmes est 99 000 000 divisé par la quantité de nombres gagnants, coupé à l’entier.",
};

export default {
	target: "Sortir à",
	byHand: "À la main",
	lower: "Un multiplicateur plus bas",
	higher: "Un multiplicateur plus haut",
	cashOut: "Encaisser {amount}",
	odds: "Atteint dans {chance, number, ::percent .0#} des manches · rapporte {amount}",
	oddsByHand: "Vous sortez à la main. Seul compte le moment où le serveur le reçoit.",
	brokeOff: "Le fil s’est rompu à {height, number, ::.00}×",
	interrupted: "Cette manche a été interrompue et réglée selon la règle prévue.",
	left: "Vous êtes sorti à {height, number, ::.00}× et recevez {amount}",
	lost: "Le fil s’est rompu avant votre sortie. {amount} perdus.",
	seats: "{count, plural, one {# mise} other {# mises}} dans cette manche · {left, number} sorties",
	out: "sorti à {height, number, ::.00}×",
	spoken: {
		running: "Le cerf-volant monte.",
		at: "{height, number, ::.00}×",
		brokeOff: "Le fil s’est rompu à {height, number, ::.00}×.",
		left: "Sortie à la main à {height, number, ::.00}×.",
	},
	rules: {
		stake: "Toute la table joue la même manche. Vous misez tant que les mises sont ouvertes, environ huit secondes.",
		rise: "Puis le multiplicateur monte à partir de 1,00, le même pour tous, jusqu’à ce que le fil se rompe. Qui est sorti avant reçoit sa mise multipliée d’autant ; les autres la perdent.",
		target: "Une mise avec objectif sort d’elle-même dès qu’il est atteint. Aucun message n’est nécessaire.",
		hand: "À la main, vous pouvez sortir à partir de 1,01. Compte le multiplicateur de la milliseconde où notre serveur le reçoit ; l’image sur votre appareil a un léger retard.",
		late: "Une sortie reçue après la rupture du fil, ou qui n’arrive pas, est tardive : la mise est perdue.",
		once: "Une sortie envoyée deux fois n’en fait qu’une. La première compte.",
		highest: "À 10 000 fois, tous ceux qui restent sont payés.",
		stopped:
			"Si notre serveur s’arrête avant le départ, toutes les mises sont rendues. S’il s’arrête plus de cinq secondes pendant la montée, les objectifs atteints sont payés, et les autres mises au dernier multiplicateur affiché.",
	},
	drawn:
		"Un tirage w inférieur à 2^32. Le multiplicateur en centièmes est 99 × 2^32 ÷ (w + 1), tronqué à l’entier ; au-dessous de 100 il vaut 100, au-dessus de 1 000 000 ce nombre. Un multiplicateur x est atteint avec une probabilité de 99 ÷ x pour cent : tous les objectifs rendent autant.",
};

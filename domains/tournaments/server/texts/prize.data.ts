export const messageTexts = {
	en: {
		wonPrize: {
			title: "Place {place} in {tournament}",
			text: "The board is final: you have place {place}. Your prize of {amount} is in your balance, as your own money.",
		},
	},
	es: {
		wonPrize: {
			title: "Puesto {place} en {tournament}",
			text: "La clasificación es definitiva: has quedado en el puesto {place}. Tu premio de {amount} está en tu saldo, como dinero propio.",
		},
	},
	pt: {
		wonPrize: {
			title: "{place}.º lugar em {tournament}",
			text: "A classificação é definitiva: ficou no lugar {place}. O seu prêmio de {amount} está no seu saldo, como dinheiro próprio.",
		},
	},
	fr: {
		wonPrize: {
			title: "Place {place} au tournoi {tournament}",
			text: "Le classement est définitif : vous avez la place {place}. Votre prix de {amount} est sur votre solde et vous appartient.",
		},
	},
	de: {
		wonPrize: {
			title: "Platz {place} bei {tournament}",
			text: "Die Rangliste ist endgültig: Sie haben Platz {place}. Ihr Preis von {amount} ist in Ihrem Guthaben, als Ihr eigenes Geld.",
		},
	},
	ar: {
		wonPrize: {
			title: "المركز {place} في {tournament}",
			text: "الترتيب نهائي: حصلت على المركز {place}. جائزتك {amount} في رصيدك، وهي مالك الخاص.",
		},
	},
	ja: {
		wonPrize: {
			title: "{tournament} で {place} 位",
			text: "順位が確定しました。あなたは {place} 位です。賞金 {amount} は、ご自身の資金として残高に入っています。",
		},
	},
	zh: {
		wonPrize: {
			title: "{tournament} 第 {place} 名",
			text: "排名已确定：您获得第 {place} 名。奖金 {amount} 已存入您的余额，属于您自己的资金。",
		},
	},
};

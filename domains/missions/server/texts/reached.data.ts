export const messageTexts = {
	en: {
		gotSpins: {
			title: "{mission}: goal reached",
			text: "You have {count} free spins of {stake} on {game}. Use them within {days} days, or leave them: they cost nothing. What they win is your own money.",
		},
		gotPoints: {
			title: "{mission}: goal reached",
			text: "{points} points are added to yours.",
		},
	},
	es: {
		gotSpins: {
			title: "{mission}: objetivo alcanzado",
			text: "Tienes {count} giros gratis de {stake} en {game}. Úsalos en {days} días o déjalos: no cuestan nada. Lo que ganen es dinero propio.",
		},
		gotPoints: {
			title: "{mission}: objetivo alcanzado",
			text: "Se han añadido {points} puntos a los tuyos.",
		},
	},
	pt: {
		gotSpins: {
			title: "{mission}: objetivo alcançado",
			text: "Você tem {count} rodadas grátis de {stake} em {game}. Use-as em {days} dias, ou deixe-as: não custam nada. O que ganharem é dinheiro seu.",
		},
		gotPoints: {
			title: "{mission}: objetivo alcançado",
			text: "{points} pontos foram somados aos seus.",
		},
	},
	fr: {
		gotSpins: {
			title: "{mission} : objectif atteint",
			text: "Vous avez {count} tours gratuits de {stake} sur {game}. Utilisez-les dans les {days} jours, ou laissez-les : ils ne coûtent rien. Ce qu’ils gagnent vous appartient.",
		},
		gotPoints: {
			title: "{mission} : objectif atteint",
			text: "{points} points s’ajoutent aux vôtres.",
		},
	},
	de: {
		gotSpins: {
			title: "{mission}: Ziel erreicht",
			text: "Sie haben {count} Freispiele zu {stake} bei {game}. Nutzen Sie sie innerhalb von {days} Tagen oder lassen Sie sie: Sie kosten nichts. Was sie gewinnen, ist Ihr eigenes Geld.",
		},
		gotPoints: {
			title: "{mission}: Ziel erreicht",
			text: "{points} Punkte sind Ihnen gutgeschrieben.",
		},
	},
	ar: {
		gotSpins: {
			title: "{mission}: تحقق الهدف",
			text: "لديك {count} من اللفات المجانية بقيمة {stake} في {game}. استخدمها خلال {days} يومًا أو اتركها: لا تكلفك شيئًا. ما تربحه منها هو مالك الخاص.",
		},
		gotPoints: {
			title: "{mission}: تحقق الهدف",
			text: "أُضيفت {points} نقطة إلى نقاطك.",
		},
	},
	ja: {
		gotSpins: {
			title: "{mission}：目標達成",
			text: "{game} で使える {stake} のフリースピンを {count} 回分お受け取りいただけます。{days} 日以内にご利用ください。使わなくても費用はかかりません。獲得した賞金はご自身の資金です。",
		},
		gotPoints: {
			title: "{mission}：目標達成",
			text: "{points} ポイントが加算されました。",
		},
	},
	zh: {
		gotSpins: {
			title: "{mission}：目标已达成",
			text: "您获得了 {game} 的 {count} 次免费旋转，每次 {stake}。请在 {days} 天内使用，也可以不用：不收取任何费用。赢得的金额属于您自己的资金。",
		},
		gotPoints: {
			title: "{mission}：目标已达成",
			text: "已为您增加 {points} 积分。",
		},
	},
};

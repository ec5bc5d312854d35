import { type GameSeed, gamePage } from "./game.ts";

const seed: GameSeed = {
	slug: "horse-racing",
	category: "virtuals",
	subcategory: "horses",
	priority: 40,
	link: "/virtuals",
	texts: {
		en: {
			title: "Virtual horse racing",
			alt: "A racehorse at full gallop",
			summary: "A race every two minutes, round the clock. Win and place, priced from the exact chances.",
			story: [
				"No stable secrets: the chances of every runner are known exactly, and the odds come from them with the margin stated.",
			],
			rules: [
				"Betting closes before the draw. No one, including us, knows the result while you can bet.",
				"The seal of the race is published beforehand and opened afterwards, so that anyone can check the result.",
				"Bets are settled as soon as the race has run.",
			],
			keywords: ["horses", "racing", "race", "virtual sports", "1331"],
		},
		es: {
			title: "Carreras de caballos virtuales",
			alt: "Un caballo de carreras a pleno galope",
			summary:
				"Una carrera cada dos minutos, a todas horas. Ganador y colocado, con precios de las probabilidades exactas.",
			story: [
				"Sin secretos de cuadra: las probabilidades de cada caballo se conocen con exactitud, y de ellas salen los precios, con el margen a la vista.",
			],
			rules: [
				"Las apuestas se cierran antes del sorteo. Nadie, tampoco la casa, conoce el resultado mientras se puede apostar.",
				"El sello de la carrera se publica antes y se abre después, para que cualquiera pueda comprobar el resultado.",
				"Las apuestas se liquidan en cuanto termina la carrera.",
			],
			keywords: ["caballos", "carreras", "carrera", "deportes virtuales", "1331"],
		},
		pt: {
			title: "Corridas virtuais de cavalos",
			alt: "Um cavalo de corrida em pleno galope",
			summary:
				"Uma corrida a cada dois minutos, dia e noite. Vencedor e placê, com odds calculadas das chances exatas.",
			story: [
				"Sem segredos de cocheira: as chances de cada cavalo são conhecidas com exatidão, e delas vêm as odds, com a margem informada.",
			],
			rules: [
				"As apostas fecham antes do sorteio. Ninguém, nem nós, sabe o resultado enquanto você pode apostar.",
				"O selo da corrida é publicado antes e aberto depois, para que qualquer pessoa possa conferir o resultado.",
				"As apostas são resolvidas assim que a corrida termina.",
			],
			keywords: ["cavalos", "corridas", "corrida", "turfe", "esportes virtuais", "1331"],
		},
		fr: {
			title: "Courses hippiques virtuelles",
			alt: "Un cheval de course au grand galop",
			summary:
				"Une course toutes les deux minutes, jour et nuit. Gagnant et placé, à des cotes tirées des chances exactes.",
			story: [
				"Pas de secrets d’écurie : les chances de chaque partant sont connues avec exactitude, et les cotes en découlent, avec la marge affichée.",
			],
			rules: [
				"Les paris ferment avant le tirage. Personne, pas même nous, ne connaît le résultat tant que vous pouvez parier.",
				"Le sceau de la course est publié avant et ouvert après, pour que chacun puisse vérifier le résultat.",
				"Les paris sont réglés dès que la course est courue.",
			],
			keywords: ["chevaux", "courses", "hippique", "sports virtuels", "1331"],
		},
		de: {
			title: "Virtuelle Pferderennen",
			alt: "Ein Rennpferd in vollem Galopp",
			summary: "Alle zwei Minuten ein Rennen, rund um die Uhr. Sieg und Platz, mit Quoten aus den exakten Chancen.",
			story: [
				"Keine Stallgeheimnisse: Die Chancen jedes Starters sind genau bekannt, und daraus entstehen die Quoten, mit angegebener Marge.",
			],
			rules: [
				"Wettschluss ist vor der Ziehung. Niemand kennt das Ergebnis, solange Sie wetten können, auch wir nicht.",
				"Das Siegel des Rennens wird vorher veröffentlicht und danach geöffnet, damit jeder das Ergebnis prüfen kann.",
				"Wetten werden abgerechnet, sobald das Rennen gelaufen ist.",
			],
			keywords: ["Pferde", "Pferderennen", "Rennen", "virtueller Sport", "1331"],
		},
		ar: {
			title: "سباق الخيل الافتراضي",
			alt: "حصان سباق يعدو بأقصى سرعته",
			summary: "سباق كل دقيقتين على مدار الساعة. رهان على الفائز وعلى المراكز، بأسعار من الاحتمالات الدقيقة.",
			story: ["لا أسرار في الإسطبل: احتمال كل حصان معروف بدقة، ومنه تأتي الأسعار مع هامش معلن."],
			rules: [
				"يُغلق الرهان قبل السحب. لا أحد يعرف النتيجة ما دام الرهان مفتوحًا، ولا الدار نفسها.",
				"يُنشر ختم السباق قبله ويُفتح بعده، فيستطيع أي شخص التحقق من النتيجة.",
				"تُسوّى الرهانات فور انتهاء السباق.",
			],
			keywords: ["خيل", "خيول", "سباق", "رياضات افتراضية", "1331"],
		},
		ja: {
			title: "バーチャル競馬",
			alt: "全力で疾走する競走馬",
			summary: "2分ごと、24時間開催。正確な確率から計算したオッズの単勝と複勝。",
			story: [
				"厩舎の秘密はありません。どの出走馬の確率も正確に分かっており、オッズはマージンを明示したうえでそこから決まります。",
			],
			rules: [
				"ベットは抽選の前に締め切られます。受付中に結果を知る人は、当社も含めて誰もいません。",
				"レースの封印は事前に公開され、終了後に開かれるため、誰でも結果を検証できます。",
				"ベットはレースが終わるとすぐに確定します。",
			],
			keywords: ["競馬", "馬", "レース", "バーチャルスポーツ", "1331"],
		},
		zh: {
			title: "虚拟赛马",
			alt: "全速奔驰的赛马",
			summary: "每两分钟一场，昼夜不停。独赢与位置，赔率由精确概率算出。",
			story: ["没有马房秘密：每匹马的概率都精确可知，赔率由此得出，抽水公开。"],
			rules: [
				"抽取之前即停止投注。在你还能投注时，没有人知道结果，我们也不知道。",
				"比赛的封印赛前公布、赛后打开，任何人都可以查证结果。",
				"比赛一结束，投注立即结算。",
			],
			keywords: ["赛马", "马", "比赛", "虚拟体育", "1331"],
		},
	},
};

export const horseRacing = gamePage(seed);

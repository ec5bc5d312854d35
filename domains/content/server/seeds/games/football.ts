import { type GameSeed, gamePage } from "./game.ts";

const seed: GameSeed = {
	slug: "football",
	category: "sports",
	subcategory: "football",
	priority: 30,
	link: "/sports",
	texts: {
		en: {
			title: "Football",
			alt: "A football in flight over a dark pitch",
			summary: "Match result, total goals and both teams to score, singles and accumulators.",
			story: ["All odds are shown with their margin. If they change, you are asked before your bet is placed."],
			rules: [
				"Tap the odds to add a selection to your bet slip; a second one from another match makes an accumulator.",
				"Bets are settled from the final result of normal time.",
				"If a match is not played, the selection is void and its stake is returned.",
			],
			keywords: ["soccer", "sports", "betting", "match", "league", "odds"],
		},
		es: {
			title: "Fútbol",
			alt: "Un balón en vuelo sobre un campo oscuro",
			summary: "Resultado, total de goles y ambos marcan, en apuestas simples y combinadas.",
			story: [
				"Junto a cada precio está el margen que lleva dentro. Si un precio cambia, se te pregunta antes de que cuente.",
			],
			rules: [
				"Elige un precio y entra en tu boleto; una segunda selección de otro partido hace una combinada.",
				"Las apuestas se liquidan con el resultado final del tiempo reglamentario.",
				"Un partido que no se juega devuelve la apuesta de su selección.",
			],
			keywords: ["deportes", "apuestas", "partido", "liga", "cuotas"],
		},
		pt: {
			title: "Futebol",
			alt: "Uma bola de futebol no ar sobre um campo escuro",
			summary: "Resultado final, total de gols e ambas marcam, em apostas simples e múltiplas.",
			story: ["Cada odd é mostrada com a sua margem. Se uma odd muda, perguntamos a você antes de ela valer."],
			rules: [
				"Escolha uma odd e ela entra no seu cupom; uma segunda seleção de outra partida faz uma múltipla.",
				"As apostas são resolvidas pelo resultado final do tempo normal.",
				"Uma partida que não é disputada devolve o valor da sua seleção.",
			],
			keywords: ["futebol", "esportes", "apostas", "partida", "campeonato", "odds"],
		},
		fr: {
			title: "Football",
			alt: "Un ballon de football en vol au-dessus d’un terrain sombre",
			summary: "Résultat du match, nombre de buts et les deux équipes marquent, en paris simples et combinés.",
			story: ["Chaque cote est affichée avec sa marge. Si une cote change, on vous le demande avant qu’elle compte."],
			rules: [
				"Choisissez une cote et elle rejoint votre panier ; une seconde sélection d’un autre match fait un combiné.",
				"Les paris sont réglés sur le résultat final du temps réglementaire.",
				"Un match qui n’est pas joué rend la mise de sa sélection.",
			],
			keywords: ["foot", "sports", "paris", "match", "championnat", "cotes"],
		},
		de: {
			title: "Fußball",
			alt: "Ein Fußball im Flug über einem dunklen Spielfeld",
			summary: "Endergebnis, Tore insgesamt und beide Teams treffen, als Einzelwetten und Kombiwetten.",
			story: ["Jede Quote wird mit ihrer Marge gezeigt. Ändert sich eine Quote, werden Sie gefragt, bevor sie gilt."],
			rules: [
				"Wählen Sie eine Quote, und sie kommt auf Ihren Wettschein; ein zweiter Tipp aus einer anderen Partie ergibt eine Kombiwette.",
				"Wetten werden nach dem Endergebnis der regulären Spielzeit abgerechnet.",
				"Findet eine Partie nicht statt, kommt der Einsatz ihres Tipps zurück.",
			],
			keywords: ["Soccer", "Sport", "Wetten", "Partie", "Liga", "Quoten"],
		},
		ar: {
			title: "كرة القدم",
			alt: "كرة قدم تطير فوق ملعب معتم",
			summary: "نتيجة المباراة ومجموع الأهداف وتسجيل الفريقين، برهانات مفردة ومجمّعة.",
			story: ["إلى جانب كل سعر الهامشُ الذي فيه. وإن تغيّر السعر سُئلت قبل أن يُحتسب."],
			rules: [
				"اختر سعرًا فينضم إلى قسيمتك، واختيار ثانٍ من مباراة أخرى يصنع رهانًا مجمّعًا.",
				"تُسوّى الرهانات بنتيجة الوقت الأصلي النهائية.",
				"المباراة التي لا تُلعب يُعاد رهانها.",
			],
			keywords: ["رياضة", "رهان", "مباراة", "دوري", "أسعار"],
		},
		ja: {
			title: "サッカー",
			alt: "暗いピッチの上を飛ぶサッカーボール",
			summary: "試合結果、合計ゴール数、両チーム得点。シングルでもマルチでも。",
			story: ["すべてのオッズにマージンを表示しています。オッズが変わったときは、適用する前に確認します。"],
			rules: [
				"オッズを選ぶとベットスリップに入ります。別の試合からもう1つ選ぶとマルチになります。",
				"ベットは規定時間終了時の結果で確定します。",
				"試合が行われなかった場合、その選択肢のベット額は返還されます。",
			],
			keywords: ["サッカー", "フットボール", "スポーツ", "ベット", "試合", "リーグ", "オッズ"],
		},
		zh: {
			title: "足球",
			alt: "昏暗球场上空飞行的足球",
			summary: "胜平负、总进球和双方进球，可投单关与串关。",
			story: ["每个赔率都标明其中的抽水。赔率如有变动，生效前会先问你。"],
			rules: [
				"选一个赔率即加入投注单；再从另一场比赛选一个，就成为串关。",
				"投注按常规时间的最终赛果结算。",
				"比赛没有进行的，退还该选项的投注额。",
			],
			keywords: ["足球", "体育", "投注", "比赛", "联赛", "赔率"],
		},
	},
};

export const football = gamePage(seed);

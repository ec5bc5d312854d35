import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "cinnabar-sic-bo",
	category: "table-games",
	subcategory: "dice",
	priority: 72,
	releasedOn: "2026-11-18",
	badge: NEW,
	texts: {
		en: {
			title: "Cinnabar Sic Bo",
			alt: "Three bone dice on a tray of carved red lacquer",
			summary: "Three dice under glass, and fifty places to bet on what they show.",
			story: [
				"A tray of carved red lacquer, three dice of bone and a bell of glass: one shake decides every place of the board.",
				"In the long run small and big return 97.22%, and no place less than {rtp}%.",
			],
			rules: [
				"Bet on small or big, on totals, doubles, triples, two numbers or one.",
				"A chosen triple pays 180 to 1; small and big pay 1 to 1 and lose on three alike.",
				"The dice are fixed when you press Shake, and each bet is settled separately.",
			],
			keywords: ["sic bo", "dice", "tai sai", "table", "big small"],
		},
		es: {
			title: "Cinnabar Sic Bo",
			alt: "Tres dados de hueso en una bandeja de laca roja tallada",
			summary: "Tres dados bajo el cristal y cincuenta lugares donde apostar a lo que muestran.",
			story: [
				"Una bandeja de laca roja tallada, tres dados de hueso y una campana de cristal: una sola tirada decide todos los lugares del tablero.",
				"A la larga, pequeño y grande devuelven el 97,22 %, y ningún lugar menos del {rtp} %.",
			],
			rules: [
				"Apuesta a pequeño o grande, a totales, dobles, triples, dos números o uno.",
				"Un triple elegido paga 180 a 1; pequeño y grande pagan 1 a 1 y pierden con tres iguales.",
				"Los dados quedan fijados al pulsar Agitar, y cada lugar se liquida por separado.",
			],
			keywords: ["sic bo", "dados", "tai sai", "mesa", "grande pequeño"],
		},
		pt: {
			title: "Cinnabar Sic Bo",
			alt: "Três dados de osso em uma bandeja de laca vermelha entalhada",
			summary: "Três dados sob o vidro e cinquenta lugares para apostar no que eles mostram.",
			story: [
				"Uma bandeja de laca vermelha entalhada, três dados de osso e uma redoma de vidro: um só lance decide todos os lugares do tabuleiro.",
				"No longo prazo, pequeno e grande devolvem 97,22%, e nenhum lugar menos de {rtp}%.",
			],
			rules: [
				"Aposte em pequeno ou grande, em totais, duplas, trincas, dois números ou um.",
				"Uma trinca escolhida paga 180 para 1; pequeno e grande pagam 1 para 1 e perdem com três iguais.",
				"Os dados ficam fixados quando você toca em Agitar, e cada lugar é resolvido por si.",
			],
			keywords: ["sic bo", "dados", "tai sai", "mesa", "grande pequeno"],
		},
		fr: {
			title: "Cinnabar Sic Bo",
			alt: "Trois dés d’os sur un plateau de laque rouge sculptée",
			summary: "Trois dés sous le verre et cinquante cases pour parier sur ce qu’ils montrent.",
			story: [
				"Un plateau de laque rouge sculptée, trois dés d’os et une cloche de verre : un seul lancer décide de toutes les cases.",
				"À long terme, petit et grand rendent 97,22 %, et aucune case moins de {rtp} %.",
			],
			rules: [
				"Pariez sur petit ou grand, sur des totaux, des doubles, des triples, deux numéros ou un seul.",
				"Un triple choisi paie 180 pour 1 ; petit et grand paient 1 pour 1 et perdent avec trois dés identiques.",
				"Les dés sont fixés quand vous appuyez sur Secouer, et chaque case est réglée à part.",
			],
			keywords: ["sic bo", "dés", "tai sai", "table", "grand petit"],
		},
		de: {
			title: "Cinnabar Sic Bo",
			alt: "Drei Knochenwürfel auf einem Tablett aus geschnitztem rotem Lack",
			summary: "Drei Würfel unter Glas und fünfzig Felder, auf denen Sie auf sie setzen.",
			story: [
				"Ein Tablett aus geschnitztem rotem Lack, drei Würfel aus Knochen und eine Glocke aus Glas: Ein Wurf entscheidet über alle Felder.",
				"Auf lange Sicht geben Klein und Groß 97,22\u00a0% zurück und kein Feld weniger als {rtp}\u00a0%.",
			],
			rules: [
				"Setzen Sie auf Klein oder Groß, auf Summen, Zwillinge, Drillinge, zwei Zahlen oder eine.",
				"Ein gewählter Drilling zahlt 180:1; Klein und Groß zahlen 1:1 und verlieren bei drei gleichen Würfeln.",
				"Die Würfel stehen fest, wenn Sie „Schütteln“ drücken, und jedes Feld wird für sich abgerechnet.",
			],
			keywords: ["Sic Bo", "Würfel", "Tai Sai", "Tisch", "groß klein"],
		},
		ar: {
			title: "سيك بو الزنجفر",
			alt: "ثلاثة أحجار نرد من العظم على صينية من اللك الأحمر المنقوش",
			summary: "ثلاثة أحجار نرد تحت الزجاج، وخمسون مكانًا للرهان على ما تُظهره.",
			story: [
				"صينية من اللك الأحمر المنقوش وثلاثة أحجار من العظم وناقوس من زجاج: رجّة واحدة تحسم كل أماكن اللوح.",
				"على المدى الطويل يعيد الصغير والكبير ⁦97.22 %⁩، ولا يعيد أي مكان أقل من ⁦{rtp} %⁩.",
			],
			rules: [
				"راهن على الصغير أو الكبير أو المجاميع أو الأزواج أو الثلاثيات أو رقمين أو رقم واحد.",
				"الثلاثي المختار يدفع 180 إلى 1؛ والصغير والكبير يدفعان 1 إلى 1 ويخسران إذا تساوت الأحجار الثلاثة.",
				"تُثبَّت الأحجار عند الضغط على رجّ، ويُسوّى كل مكان وحده.",
			],
			keywords: ["سيك بو", "نرد", "طاولة", "كبير صغير", "sic bo"],
		},
		ja: {
			title: "Cinnabar Sic Bo",
			alt: "堆朱の盆にのった3個の骨のダイス",
			summary: "ガラスの下の3個のダイス。50か所から、出る目にベットしましょう。",
			story: [
				"彫りを重ねた朱漆の盆、骨のダイス3個、ガラスの覆い。1回のシェイクで、ボードのすべてが決まります。",
				"長期的な還元率は、小と大が97.22%、どの場所でも{rtp}%以上です。",
			],
			rules: [
				"小か大、合計、ダブル、トリプル、2つの数字、1つの数字にベットします。",
				"選んだトリプルの配当は180対1です。小と大は1対1で、3個が同じ目なら負けです。",
				"「シェイク」を押した時点でダイスの目が決まり、ベットはそれぞれ個別に確定します。",
			],
			keywords: ["シックボー", "大小", "ダイス", "サイコロ", "テーブル"],
		},
		zh: {
			title: "Cinnabar Sic Bo",
			alt: "剔红漆盘上的三颗骨骰",
			summary: "玻璃罩下的三颗骰子，五十个位置任你投注。",
			story: [
				"一只剔红漆盘、三颗骨骰、一只玻璃罩：摇一次，定下盘面上的每个位置。",
				"长期而言，大小的返还率为 97.22%，任何位置都不低于 {rtp}%。",
			],
			rules: [
				"可投注大小、总和、对子、围骰、两个点数或单个点数。",
				"指定围骰 1 赔 180；大小 1 赔 1，三颗相同时皆输。",
				"按下“摇骰”时骰子即已确定，每个位置单独结算。",
			],
			keywords: ["骰宝", "大小", "骰子", "sic bo", "牌桌"],
		},
	},
};

export const cinnabarSicBo = gamePage(seed);

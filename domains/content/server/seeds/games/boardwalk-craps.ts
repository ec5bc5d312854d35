import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "boardwalk-craps",
	category: "table-games",
	subcategory: "dice",
	priority: 71,
	releasedOn: "2026-11-18",
	badge: NEW,
	texts: {
		en: {
			title: "Boardwalk Craps",
			alt: "Two cherry-red dice before the sea and a striped awning",
			summary: "Two dice on a sunny pier: bet on the pass, on a number or on the next roll.",
			story: [
				"Coral awnings, a ferris wheel across the bay and two cherry dice on mint cloth: they are rolled until your bet is decided.",
				"In the long run don’t pass returns 98.63%, pass 98.58%, and no bet less than {rtp}%.",
			],
			rules: [
				"Pass wins on a first 7 or 11 and loses on a first 2, 3 or 12; any other total must come again before a 7.",
				"Places and hard numbers wait for their number or a 7; field and any seven are decided by one roll.",
				"All rolls are fixed when you press Roll.",
			],
			keywords: ["craps", "dice", "pass line", "table", "shooter"],
		},
		es: {
			title: "Boardwalk Craps",
			alt: "Dos dados rojo cereza ante el mar y un toldo de rayas",
			summary: "Dos dados en un muelle soleado: apuesta al pase, a un número o al próximo lanzamiento.",
			story: [
				"Toldos coral, una noria al otro lado de la bahía y dos dados cereza sobre paño menta: se lanzan hasta que tu apuesta se decide.",
				"A la larga, no pase devuelve el 98,63 %, pase el 98,58 %, y ninguna apuesta menos del {rtp} %.",
			],
			rules: [
				"Pase gana con un primer 7 u 11 y pierde con un primer 2, 3 o 12; cualquier otro total debe volver antes que un 7.",
				"Las plazas y los dobles esperan su número o un 7; campo y cualquier siete se deciden con un lanzamiento.",
				"Todos los lanzamientos quedan fijados al pulsar Lanzar.",
			],
			keywords: ["craps", "dados", "línea de pase", "mesa", "tirador"],
		},
		pt: {
			title: "Boardwalk Craps",
			alt: "Dois dados vermelho-cereja diante do mar e de um toldo listrado",
			summary: "Dois dados em um píer ensolarado: aposte no passa, em um número ou no próximo lançamento.",
			story: [
				"Toldos coral, uma roda-gigante do outro lado da baía e dois dados cereja sobre pano menta: eles são lançados até sua aposta ser decidida.",
				"No longo prazo, não passa devolve 98,63%, passa 98,58%, e nenhuma aposta menos de {rtp}%.",
			],
			rules: [
				"Passa ganha com um primeiro 7 ou 11 e perde com um primeiro 2, 3 ou 12; qualquer outro total precisa sair de novo antes de um 7.",
				"Números e pares esperam seu número ou um 7; campo e qualquer sete são decididos por um lançamento.",
				"Todos os lançamentos ficam fixados quando você toca em Lançar.",
			],
			keywords: ["craps", "dados", "passa", "mesa", "lançador"],
		},
		fr: {
			title: "Boardwalk Craps",
			alt: "Deux dés rouge cerise devant la mer et un auvent rayé",
			summary: "Deux dés sur une jetée au soleil : pariez sur passe, sur un numéro ou sur le prochain lancer.",
			story: [
				"Des auvents corail, une grande roue de l’autre côté de la baie et deux dés cerise sur un tapis menthe : ils sont lancés jusqu’à ce que votre pari soit décidé.",
				"À long terme, ne passe pas rend 98,63 %, passe 98,58 %, et aucun pari moins de {rtp} %.",
			],
			rules: [
				"Passe gagne avec un premier 7 ou 11 et perd avec un premier 2, 3 ou 12 ; tout autre total doit revenir avant un 7.",
				"Les places et les doubles attendent leur numéro ou un 7 ; champ et tout sept sont décidés par un seul lancer.",
				"Tous les lancers sont fixés quand vous appuyez sur Lancer.",
			],
			keywords: ["craps", "dés", "passe", "table", "lanceur"],
		},
		de: {
			title: "Boardwalk Craps",
			alt: "Zwei kirschrote Würfel vor dem Meer und einer gestreiften Markise",
			summary:
				"Zwei Würfel auf einem Pier in der Sonne: Setzen Sie auf Pass, auf eine Zahl oder auf den nächsten Wurf.",
			story: [
				"Korallenrote Markisen, ein Riesenrad jenseits der Bucht und zwei Kirschwürfel auf mintgrünem Tuch: Es wird gewürfelt, bis Ihre Wette entschieden ist.",
				"Auf lange Sicht gibt Don’t Pass 98,63\u00a0% zurück, Pass 98,58\u00a0% und keine Wette weniger als {rtp}\u00a0%.",
			],
			rules: [
				"Pass gewinnt bei 7 oder 11 im ersten Wurf und verliert bei 2, 3 oder 12; jede andere Summe muss vor einer 7 noch einmal fallen.",
				"Place und Pasch warten auf ihre Zahl oder eine 7; Feld und Jede Sieben entscheidet ein Wurf.",
				"Alle Würfe stehen fest, wenn Sie „Werfen“ drücken.",
			],
			keywords: ["Craps", "Würfel", "Pass Line", "Tisch", "Seven"],
		},
		ar: {
			title: "كرابس الرصيف",
			alt: "حجرا نرد بلون الكرز أمام البحر ومظلة مخططة",
			summary: "حجرا نرد على رصيف مشمس: راهن على التمرير أو على رقم أو على الرمية التالية.",
			story: [
				"مظلات مرجانية ودولاب كبير عبر الخليج وحجران بلون الكرز على قماش النعناع: يُرميان حتى يُحسم رهانك.",
				"على المدى الطويل يعيد «لا تمرير» ⁦98.63 %⁩ والتمرير ⁦98.58 %⁩، ولا يعيد أي رهان أقل من ⁦{rtp} %⁩.",
			],
			rules: [
				"يفوز التمرير إذا جاءت 7 أو 11 أولًا ويخسر إذا جاءت 2 أو 3 أو 12؛ وأي مجموع آخر يجب أن يتكرر قبل 7.",
				"تنتظر المواضع والأزواج رقمها أو 7؛ ويُحسم الحقل وأي سبعة برمية واحدة.",
				"تُثبَّت الرميات كلها عند الضغط على ارمِ.",
			],
			keywords: ["كرابس", "نرد", "تمرير", "طاولة", "craps"],
		},
		ja: {
			title: "Boardwalk Craps",
			alt: "海と縞の日よけを背にしたチェリーレッドの2個のダイス",
			summary: "日ざしの桟橋で2個のダイス。パス、数字、次の1投にベットしましょう。",
			story: [
				"珊瑚色の日よけ、湾の向こうの観覧車、ミント色の布にチェリーのダイス。ベットが決まるまで振られます。",
				"長期的な還元率は、ドントパスが98.63%、パスが98.58%、どのベットでも{rtp}%以上です。",
			],
			rules: [
				"パスは1投目が7か11なら勝ち、2、3、12なら負けです。それ以外の合計は、7より先にもう一度出る必要があります。",
				"プレースとハードはその数か7が出るまで待ちます。フィールドとエニーセブンは1投で決まります。",
				"「ロール」を押した時点で、すべての目が決まります。",
			],
			keywords: ["クラップス", "ダイス", "サイコロ", "パスライン", "テーブル"],
		},
		zh: {
			title: "Boardwalk Craps",
			alt: "大海与条纹遮阳篷前的两颗樱桃红骰子",
			summary: "阳光栈桥上的两颗骰子：押过关、押数字，或押下一掷。",
			story: [
				"珊瑚色的遮阳篷、海湾对岸的摩天轮、薄荷色台布上的两颗樱桃骰子：一直掷到你的投注有结果。",
				"长期而言，不过关的返还率为 98.63%，过关为 98.58%，任何投注都不低于 {rtp}%。",
			],
			rules: [
				"过关在首掷 7 或 11 时赢，首掷 2、3 或 12 时输；其他总和须在 7 之前再次掷出。",
				"买号和对子等待该数或 7 出现；区域和任意七由一掷决定。",
				"按下“掷骰”时，所有投掷即已确定。",
			],
			keywords: ["花旗骰", "骰子", "过关", "craps", "牌桌"],
		},
	},
};

export const boardwalkCraps = gamePage(seed);

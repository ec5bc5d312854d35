import { type GameSeed, gamePage } from "./games/game.ts";

/** Of another maker: the sample outside production. Without that maker it is not listed. */
const seed: GameSeed = {
	slug: "fortune-wheel",
	category: "instant",
	subcategory: "draws",
	priority: 25,
	texts: {
		en: {
			title: "Fortune Wheel",
			alt: "A fairground wheel lit up at night",
			summary: "A wheel of 24 segments by another maker, played in its own page with your balance here.",
			story: [
				"The maker draws the segment on its own server; we keep the money. Each stake and each win is in your statement at once.",
				"Return to player {rtp}%, as the maker states it.",
			],
			rules: [
				"Choose a stake and spin. The segment at the pointer says what is paid.",
				"Eleven segments pay: six pay 1.5 times the stake, four pay 2 times, one pays 6 times.",
				"If the game does not answer, a stake that was taken comes back.",
			],
			keywords: ["wheel", "fortune", "money wheel", "instant", "sample"],
		},
		es: {
			title: "Fortune Wheel",
			alt: "Una noria iluminada de noche",
			summary: "Una rueda de 24 segmentos de otro fabricante, en su propia página y con tu saldo de aquí.",
			story: [
				"El fabricante sortea el segmento en su servidor; nosotros guardamos el dinero. Cada apuesta y cada premio está al momento en tu extracto.",
				"Retorno al jugador del {rtp} %, según el fabricante.",
			],
			rules: [
				"Elige una apuesta y gira. El segmento junto al puntero dice cuánto se paga.",
				"Once segmentos pagan: seis pagan 1,5 veces la apuesta, cuatro 2 veces y uno 6 veces.",
				"Si el juego no responde, la apuesta cobrada se devuelve.",
			],
			keywords: ["rueda", "fortuna", "ruleta de la suerte", "instantáneo"],
		},
		pt: {
			title: "Fortune Wheel",
			alt: "Uma roda-gigante iluminada à noite",
			summary: "Uma roda de 24 segmentos de outro fabricante, na página dele e com o seu saldo daqui.",
			story: [
				"O fabricante sorteia o segmento no servidor dele; nós guardamos o dinheiro. Cada aposta e cada prêmio está na hora no seu extrato.",
				"Retorno ao jogador de {rtp}%, conforme o fabricante.",
			],
			rules: [
				"Escolha uma aposta e gire. O segmento no ponteiro diz quanto é pago.",
				"Onze segmentos pagam: seis pagam 1,5 vez a aposta, quatro 2 vezes e um 6 vezes.",
				"Se o jogo não responder, a aposta cobrada é devolvida.",
			],
			keywords: ["roda", "fortuna", "roda da sorte", "instantâneo"],
		},
		fr: {
			title: "Fortune Wheel",
			alt: "Une grande roue illuminée la nuit",
			summary: "Une roue de 24 segments d’un autre créateur, dans sa propre page et avec votre solde d’ici.",
			story: [
				"Le créateur tire le segment sur son serveur ; nous gardons l’argent. Chaque mise et chaque gain figure aussitôt dans votre relevé.",
				"Taux de retour au joueur de {rtp} %, selon le créateur.",
			],
			rules: [
				"Choisissez une mise et tournez. Le segment sous le pointeur dit ce qui est payé.",
				"Onze segments paient : six paient 1,5 fois la mise, quatre 2 fois et un 6 fois.",
				"Si le jeu ne répond pas, une mise prélevée est rendue.",
			],
			keywords: ["roue", "fortune", "roue de la chance", "instantané"],
		},
		de: {
			title: "Fortune Wheel",
			alt: "Ein Riesenrad, nachts beleuchtet",
			summary: "Ein Rad mit 24 Feldern von einem anderen Hersteller, auf dessen Seite und mit Ihrem Guthaben hier.",
			story: [
				"Der Hersteller zieht das Feld auf seinem Server; das Geld führen wir. Jeder Einsatz und jeder Gewinn steht sofort in Ihrem Kontoauszug.",
				"Auszahlungsquote {rtp}\u00a0%, wie der Hersteller sie nennt.",
			],
			rules: [
				"Wählen Sie einen Einsatz und drehen Sie. Das Feld am Zeiger sagt, was ausgezahlt wird.",
				"Elf Felder zahlen: sechs das 1,5-Fache des Einsatzes, vier das 2-Fache, eines das 6-Fache.",
				"Antwortet das Spiel nicht, kommt ein genommener Einsatz zurück.",
			],
			keywords: ["Rad", "Glücksrad", "Fortuna", "Sofortspiel"],
		},
		ar: {
			title: "عجلة الحظ",
			alt: "عجلة ملاهٍ مضاءة ليلًا",
			summary: "عجلة من 24 قطعة من صانع آخر، تُلعب في صفحته وبرصيدك هنا.",
			story: [
				"يسحب الصانع القطعة على خادمه، ونحن نحفظ المال. يظهر كل رهان وكل ربح فورًا في كشف حسابك.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ كما يذكرها الصانع.",
			],
			rules: [
				"اختر رهانًا وأدر. القطعة عند المؤشر تبيّن ما يُدفع.",
				"إحدى عشرة قطعة تدفع: ست تدفع 1.5 ضعف الرهان، وأربع ضعفين، وواحدة ستة أضعاف.",
				"إن لم تُجب اللعبة أُعيد الرهان الذي خُصم.",
			],
			keywords: ["عجلة", "حظ", "عجلة الحظ", "fortune wheel"],
		},
		ja: {
			title: "Fortune Wheel",
			alt: "夜に輝く観覧車",
			summary: "ほかのメーカーの24区画のホイール。メーカーのページで、こちらの残高を使って遊びます。",
			story: [
				"区画はメーカーのサーバーで抽選され、お金は当社が管理します。賭け金と当たりはすぐに明細に載ります。",
				"メーカーの示す還元率は{rtp}%です。",
			],
			rules: [
				"賭け金を選んで回します。針の指す区画が払い戻しを示します。",
				"11区画が当たりです。6区画は賭け金の1.5倍、4区画は2倍、1区画は6倍です。",
				"ゲームが応答しない場合、引かれた賭け金は戻ります。",
			],
			keywords: ["ホイール", "運命の輪", "マネーホイール", "fortune wheel"],
		},
		zh: {
			title: "Fortune Wheel",
			alt: "夜晚亮灯的摩天轮",
			summary: "另一家制作商的 24 格转盘，在其自己的页面上用您在这里的余额进行。",
			story: [
				"制作商在自己的服务器上抽取格子，资金由我们保管。每次投注和每笔奖金都会立即记入您的对账单。",
				"制作商公布的玩家返还率为 {rtp}%。",
			],
			rules: [
				"选择投注额并转动。指针所指的格子决定派彩。",
				"有十一格派彩：六格派投注额的 1.5 倍，四格派 2 倍，一格派 6 倍。",
				"如果游戏没有回应，已扣的投注会退回。",
			],
			keywords: ["转盘", "幸运轮", "大转盘", "fortune wheel"],
		},
	},
};

export const fortuneWheel = gamePage(seed);

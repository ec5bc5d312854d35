import { type GameSeed, gamePage, NEW } from "../game.ts";

const seed: GameSeed = {
	slug: "piazza-roulette",
	category: "table-games",
	subcategory: "roulette",
	priority: 65,
	badge: NEW,
	texts: {
		en: {
			title: "Piazza Roulette",
			alt: "A fountain on a square at dusk whose basin is a roulette wheel",
			summary: "One wheel for the whole square: everybody bets on the same spin.",
			story: [
				"A wheel of travertine and green bronze, and a cloth on which you see where the others have laid their chips, under masked names.",
				"Return to player {rtp}% on every place of the cloth. The chain of seeds was published before the first round.",
			],
			rules: [
				"Chips are taken for fifteen seconds, up to four bets a round; then the ball runs for all.",
				"A bet that comes late is refused and costs nothing; one that is sent twice is one.",
				"Where the server stops before the ball runs, every bet is returned.",
			],
			keywords: ["roulette", "live", "table", "shared", "european", "red", "black"],
		},
		es: {
			title: "Piazza Roulette",
			alt: "Una fuente en una plaza al anochecer cuya pila es una ruleta",
			summary: "Una ruleta para toda la plaza: todos apuestan a la misma bola.",
			story: [
				"Una rueda de travertino y bronce verde, y un tapete donde ves las fichas de los demás, con el nombre enmascarado.",
				"Retorno al jugador del {rtp} % en todos los lugares del tapete. La cadena de semillas se publicó antes de la primera ronda.",
			],
			rules: [
				"Se admiten fichas durante quince segundos, hasta cuatro apuestas por ronda; después la bola gira para todos.",
				"Una apuesta tardía se rechaza y no cuesta nada; dos iguales son una.",
				"Si el servidor se para antes de que gire la bola, se devuelven todas las apuestas.",
			],
			keywords: ["ruleta", "en vivo", "mesa", "compartida", "europea", "rojo", "negro"],
		},
		pt: {
			title: "Piazza Roulette",
			alt: "Uma fonte numa praça ao anoitecer cuja bacia é uma roleta",
			summary: "Uma roleta para a praça inteira: todos apostam na mesma bola.",
			story: [
				"Uma roda de travertino e bronze verde, e um pano onde você vê as fichas dos outros, com o nome mascarado.",
				"Retorno ao jogador de {rtp}% em todos os lugares do pano. A cadeia de sementes foi publicada antes da primeira rodada.",
			],
			rules: [
				"As fichas são aceitas por quinze segundos, até quatro apostas por rodada; depois a bola gira para todos.",
				"Uma aposta tardia é recusada e não custa nada; duas iguais são uma.",
				"Se o servidor parar antes de a bola girar, todas as apostas são devolvidas.",
			],
			keywords: ["roleta", "ao vivo", "mesa", "compartilhada", "europeia", "vermelho", "preto"],
		},
		fr: {
			title: "Piazza Roulette",
			alt: "Une fontaine sur une place au crépuscule, dont le bassin est une roulette",
			summary: "Une roulette pour toute la place : chacun mise sur la même bille.",
			story: [
				"Une roue de travertin et de bronze vert, et un tapis où vous voyez les jetons des autres, sous des noms masqués.",
				"Taux de retour au joueur de {rtp} % à chaque emplacement du tapis. La chaîne de graines a été publiée avant la première manche.",
			],
			rules: [
				"Les jetons sont acceptés pendant quinze secondes, jusqu’à quatre mises par manche ; puis la bille tourne pour tous.",
				"Une mise tardive est refusée et ne coûte rien ; deux envois n’en font qu’un.",
				"Si le serveur s’arrête avant que la bille tourne, toutes les mises sont rendues.",
			],
			keywords: ["roulette", "en direct", "table", "partagée", "européenne", "rouge", "noir"],
		},
		de: {
			title: "Piazza Roulette",
			alt: "Ein Brunnen auf einem Platz in der Dämmerung, dessen Becken ein Roulettekessel ist",
			summary: "Ein Kessel für den ganzen Platz: Alle setzen auf dieselbe Kugel.",
			story: [
				"Ein Kessel aus Travertin und grüner Bronze und ein Tableau, auf dem Sie die Jetons der anderen sehen, unter verkürzten Namen.",
				"Auszahlungsquote {rtp}\u00a0% auf jedem Feld des Tableaus. Die Kette der Seeds wurde vor der ersten Runde veröffentlicht.",
			],
			rules: [
				"Fünfzehn Sekunden lang werden Jetons angenommen, bis zu vier Einsätze pro Runde; dann rollt die Kugel für alle.",
				"Ein später Einsatz wird abgelehnt und kostet nichts; ein doppelt gesendeter ist einer.",
				"Bleibt der Server stehen, bevor die Kugel rollt, kommen alle Einsätze zurück.",
			],
			keywords: ["Roulette", "Live", "Tisch", "gemeinsam", "europäisch", "Rot", "Schwarz"],
		},
		ar: {
			title: "روليت الساحة",
			alt: "نافورة في ساحة عند الغروب حوضها عجلة روليت",
			summary: "عجلة واحدة للساحة كلها: الجميع يراهنون على الكرة نفسها.",
			story: [
				"عجلة من الترافرتين والبرونز الأخضر، وطاولة ترى عليها فيش الآخرين بأسماء محجوبة.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ في كل مكان من الطاولة. نُشرت سلسلة البذور قبل أول جولة.",
			],
			rules: [
				"تُقبل الفيش خمس عشرة ثانية، حتى أربعة رهانات في الجولة، ثم تدور الكرة للجميع.",
				"الرهان المتأخر يُرفض ولا يكلف شيئًا، والمرسل مرتين واحد.",
				"إن توقف الخادم قبل أن تدور الكرة أُعيدت كل الرهانات.",
			],
			keywords: ["روليت", "مباشر", "طاولة", "مشتركة", "أوروبية", "أحمر", "piazza roulette"],
		},
		ja: {
			title: "Piazza Roulette",
			alt: "夕暮れの広場の噴水、その水盤はルーレットホイール",
			summary: "広場全体で一つのホイール。全員が同じボールに賭けます。",
			story: [
				"トラバーチンと緑青のホイール。テーブルにはほかの人のチップが伏せ字の名前で表示されます。",
				"テーブルのどこに置いても、還元率は{rtp}%です。シードの連鎖は最初のラウンドより前に公開されています。",
			],
			rules: [
				"15秒間チップを受け付け、1ラウンドに4件まで賭けられます。その後、全員のためにボールが回ります。",
				"遅れたベットは受け付けず、費用はかかりません。二度送られたものは1件です。",
				"ボールが回る前にサーバーが止まった場合、賭け金はすべて返還されます。",
			],
			keywords: ["ルーレット", "ライブ", "テーブル", "共有", "ヨーロピアン", "赤", "黒"],
		},
		zh: {
			title: "Piazza Roulette",
			alt: "黄昏广场上的喷泉，水池就是轮盘",
			summary: "全广场共用一个轮盘：所有人押同一颗球。",
			story: [
				"石灰华与青铜的轮盘，台布上可以看到他人的筹码，名字已遮盖。",
				"台布上每个位置的玩家返还率都是 {rtp}%。种子链在第一局之前已经公布。",
			],
			rules: [
				"接受筹码十五秒，一局最多四笔投注，然后小球为所有人转动。",
				"迟到的投注会被拒绝，不收任何费用；发送两次只算一笔。",
				"如果服务器在小球转动前停止，全部投注退还。",
			],
			keywords: ["轮盘", "实时", "牌桌", "共享", "欧式", "红", "黑"],
		},
	},
};

export const piazzaRoulette = gamePage(seed);

import { type GameSeed, gamePage } from "./game.ts";

const seed: GameSeed = {
	slug: "tidal-book",
	category: "slots",
	subcategory: "adventure",
	priority: 100,
	texts: {
		en: {
			title: "Tidal Book",
			alt: "An amber octopus rising from a teal sea",
			summary: "Twenty lines under water, and a book whose page can cover whole reels.",
			story: [
				"The sea keeps a book, and an octopus keeps the sea. Most spins are quiet; the book is what you wait for.",
				"Return to player {rtp}%, counted over every possible stop of the reels, not estimated.",
			],
			rules: [
				"Five reels, three rows, twenty lines. Wins run from the left on adjacent reels.",
				"The book substitutes for every other symbol.",
				"Three or more books anywhere open free spins. One symbol is drawn at the start; wherever it can win, it covers its whole reel and pays on every line.",
				"Three more books during free spins add to them.",
			],
			keywords: ["ocean", "sea", "octopus", "book", "free spins", "expanding symbol"],
		},
		es: {
			title: "Tidal Book",
			alt: "Un pulpo ámbar que emerge de un mar turquesa",
			summary: "Veinte líneas bajo el agua y un libro cuya página puede cubrir rodillos enteros.",
			story: [
				"El mar guarda un libro, y un pulpo guarda el mar. La mayoría de las tiradas son tranquilas; lo que se espera es el libro.",
				"Retorno al jugador del {rtp} %, contado sobre todas las paradas posibles de los rodillos, no estimado.",
			],
			rules: [
				"Cinco rodillos, tres filas, veinte líneas. Los premios van de izquierda a derecha en rodillos contiguos.",
				"El libro sustituye a todos los demás símbolos.",
				"Tres o más libros en cualquier posición abren las tiradas gratis. Al empezar se elige un símbolo; allí donde pueda ganar, cubre su rodillo entero y paga en todas las líneas.",
				"Otros tres libros durante las tiradas gratis añaden más.",
			],
			keywords: ["océano", "mar", "pulpo", "libro", "tiradas gratis", "símbolo expansivo"],
		},
		pt: {
			title: "Tidal Book",
			alt: "Um polvo âmbar que surge de um mar verde-azulado",
			summary: "Vinte linhas debaixo d’água e um livro cuja página pode cobrir rolos inteiros.",
			story: [
				"O mar guarda um livro, e um polvo guarda o mar. A maioria dos giros é tranquila; o que se espera é o livro.",
				"Retorno ao jogador de {rtp}%, contado sobre todas as paradas possíveis dos rolos, não estimado.",
			],
			rules: [
				"Cinco rolos, três fileiras, vinte linhas. Os prêmios vão da esquerda para a direita em rolos vizinhos.",
				"O livro substitui todos os outros símbolos.",
				"Três ou mais livros em qualquer posição abrem os giros grátis. No início, um símbolo é sorteado; onde puder ganhar, ele cobre o rolo inteiro e paga em todas as linhas.",
				"Mais três livros durante os giros grátis acrescentam outros.",
			],
			keywords: ["oceano", "mar", "polvo", "livro", "giros grátis", "símbolo expansivo"],
		},
		fr: {
			title: "Tidal Book",
			alt: "Un poulpe ambré qui surgit d’une mer bleu-vert",
			summary: "Vingt lignes sous l’eau, et un livre dont la page peut couvrir des rouleaux entiers.",
			story: [
				"La mer garde un livre, et un poulpe garde la mer. La plupart des lancers sont calmes ; c’est le livre qu’on attend.",
				"Taux de retour au joueur de {rtp} %, calculé sur tous les arrêts possibles des rouleaux, et non estimé.",
			],
			rules: [
				"Cinq rouleaux, trois rangées, vingt lignes. Les gains se lisent depuis la gauche, sur des rouleaux voisins.",
				"Le livre remplace tous les autres symboles.",
				"Trois livres ou plus, où qu’ils soient, ouvrent les tours gratuits. Un symbole est tiré au début ; partout où il peut gagner, il couvre tout son rouleau et paie sur chaque ligne.",
				"Trois autres livres pendant les tours gratuits en ajoutent.",
			],
			keywords: ["océan", "mer", "poulpe", "livre", "tours gratuits", "symbole extensible"],
		},
		de: {
			title: "Tidal Book",
			alt: "Ein bernsteinfarbener Krake steigt aus einem blaugrünen Meer",
			summary: "Zwanzig Linien unter Wasser und ein Buch, dessen Seite ganze Walzen bedecken kann.",
			story: [
				"Das Meer hütet ein Buch, und ein Krake hütet das Meer. Meist bleibt es beim Drehen ruhig; man wartet auf das Buch.",
				"Auszahlungsquote {rtp}\u00a0%, über jeden möglichen Halt der Walzen gezählt, nicht geschätzt.",
			],
			rules: [
				"Fünf Walzen, drei Reihen, zwanzig Linien. Gewinne zählen von links auf benachbarten Walzen.",
				"Das Buch ersetzt jedes andere Symbol.",
				"Drei oder mehr Bücher an beliebiger Stelle öffnen Freispiele. Zu Beginn wird ein Symbol gezogen; wo immer es gewinnen kann, bedeckt es seine ganze Walze und zahlt auf jeder Linie.",
				"Drei weitere Bücher während der Freispiele bringen zusätzliche.",
			],
			keywords: ["Ozean", "Meer", "Krake", "Buch", "Freispiele", "expandierendes Symbol"],
		},
		ar: {
			title: "تايدل بوك",
			alt: "أخطبوط كهرماني يصعد من بحر فيروزي",
			summary: "عشرون خطًّا تحت الماء، وكتاب قد تغطي صفحته بكراتٍ كاملة.",
			story: [
				"للبحر كتاب يحفظه، وللبحر أخطبوط يحرسه. معظم اللفّات هادئة، والكتاب هو ما يُنتظَر.",
				"نسبة العائد للاعب \u2066{rtp} %\u2069، محسوبة على كل توقّف ممكن للبكرات لا مقدَّرة.",
			],
			rules: [
				"خمس بكرات وثلاثة صفوف وعشرون خطًّا. تُحتسب الأرباح من أول بكرة على بكرات متجاورة.",
				"يحل الكتاب محل كل الرموز الأخرى.",
				"ثلاثة كتب أو أكثر في أي موضع تفتح لفّات مجانية. يُسحب رمز واحد في البداية، وحيثما أمكنه الربح غطّى بكرته كلها ودفع على جميع الخطوط.",
				"ثلاثة كتب أخرى أثناء اللفّات المجانية تضيف إليها.",
			],
			keywords: ["محيط", "بحر", "أخطبوط", "كتاب", "لفات مجانية", "tidal book"],
		},
		ja: {
			title: "Tidal Book",
			alt: "青緑の海から現れる琥珀色のタコ",
			summary: "海の底の20ライン。1冊の本のページが、リール全体を覆うことがあります。",
			story: [
				"海は本を守り、タコは海を守っています。静かなスピンが続く中で、待つのはその本です。",
				"還元率{rtp}%。推定ではなく、リールのすべての停止位置から計算した値です。",
			],
			rules: [
				"5リール、3段、20ライン。左から隣り合うリールにそろうと当たりです。",
				"本は、他のすべてのシンボルの代わりになります。",
				"本が場所を問わず3つ以上出るとフリースピンが始まります。最初に1つのシンボルが抽選され、当たりになるときはリール全体を覆い、全ラインで配当が付きます。",
				"フリースピン中にさらに本が3つ出ると、回数が追加されます。",
			],
			keywords: ["海", "深海", "タコ", "本", "フリースピン", "拡大シンボル", "タイダルブック"],
		},
		zh: {
			title: "Tidal Book",
			alt: "琥珀色的章鱼从青绿色的海中升起",
			summary: "水下二十条线，还有一本书，它的书页能盖住整个转轴。",
			story: [
				"大海守着一本书，章鱼守着大海。多数旋转都很平静，等的就是那本书。",
				"玩家返还率 {rtp}%，按转轴所有可能的停位计算得出，并非估计。",
			],
			rules: [
				"五个转轴、三行、二十条线。从左起在相邻转轴上连成即为赢奖。",
				"书可替代所有其他符号。",
				"任意位置出现三本或更多书，即开启免费旋转。开始时抽取一个符号；凡是它能赢奖之处，都会盖住整个转轴，并在每条线上派彩。",
				"免费旋转期间再出现三本书，会追加次数。",
			],
			keywords: ["海洋", "大海", "章鱼", "书", "免费旋转", "扩展符号", "潮汐之书"],
		},
	},
};

export const tidalBook = gamePage(seed);

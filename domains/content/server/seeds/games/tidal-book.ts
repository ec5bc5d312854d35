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
				"Return to player {rtp} %, counted over every possible stop of the reels, not estimated.",
			],
			rules: [
				"Five reels, three rows, twenty lines. Wins run from the left on neighbouring reels.",
				"The trident stands in for every symbol but the book.",
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
				"El tridente sustituye a todos los símbolos menos al libro.",
				"Tres o más libros en cualquier posición abren las tiradas gratis. Al empezar se elige un símbolo; allí donde pueda ganar, cubre su rodillo entero y paga en todas las líneas.",
				"Otros tres libros durante las tiradas gratis añaden más.",
			],
			keywords: ["océano", "mar", "pulpo", "libro", "tiradas gratis", "símbolo expansivo"],
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
				"يحل الرمح الثلاثي محل كل الرموز ما عدا الكتاب.",
				"ثلاثة كتب أو أكثر في أي موضع تفتح لفّات مجانية. يُسحب رمز واحد في البداية، وحيثما أمكنه الربح غطّى بكرته كلها ودفع على جميع الخطوط.",
				"ثلاثة كتب أخرى أثناء اللفّات المجانية تضيف إليها.",
			],
			keywords: ["محيط", "بحر", "أخطبوط", "كتاب", "لفات مجانية", "tidal book"],
		},
	},
};

export const tidalBook = gamePage(seed);

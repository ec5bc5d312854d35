import { type GameSeed, gamePage, NEW } from "../game.ts";

const seed: GameSeed = {
	slug: "iron-garden",
	category: "slots",
	subcategory: "features",
	priority: 85,
	badge: NEW,
	texts: {
		en: {
			title: "Iron Garden",
			alt: "A rose of coloured glass in an iron window",
			summary: "Twenty lines in stained glass, and brambles that cover their reels and stay.",
			story: [
				"In free spins a bramble grows over its whole reel and stays to the end: one, two, then three reels that substitute for everything.",
				"Return to player {rtp}%, calculated exactly: the lines by a formula, the free spins by a chain over the covered reels.",
			],
			rules: [
				"Three or more of a symbol in a row from the left pay on each of twenty lines.",
				"The bramble substitutes for every symbol except the fountain.",
				"Three, four or five fountains pay and bring eight, ten or twelve free spins.",
				"In free spins a bramble covers its reel and stays to the last of them.",
			],
			keywords: ["sticky wilds", "expanding wilds", "garden", "stained glass", "roses", "20 lines", "free spins"],
		},
		es: {
			title: "Iron Garden",
			alt: "Una rosa de vidrio de color en una ventana de hierro",
			summary: "Veinte líneas en vidriera, y zarzas que cubren su rodillo y se quedan.",
			story: [
				"En los giros gratis una zarza crece por todo su rodillo y se queda hasta el final: uno, dos y luego tres rodillos que sustituyen a todo.",
				"Retorno al jugador del {rtp} %, calculado con exactitud: las líneas con una fórmula, los giros gratis con una cadena de los rodillos cubiertos.",
			],
			rules: [
				"Tres o más símbolos iguales seguidos desde la izquierda pagan en cada una de veinte líneas.",
				"La zarza sustituye a todos los símbolos menos a la fuente.",
				"Tres, cuatro o cinco fuentes pagan y dan ocho, diez o doce giros gratis.",
				"En los giros gratis una zarza cubre su rodillo y se queda hasta el último.",
			],
			keywords: ["comodines fijos", "comodines expansivos", "jardín", "vidriera", "rosas", "20 líneas", "giros gratis"],
		},
		pt: {
			title: "Iron Garden",
			alt: "Uma rosa de vidro colorido numa janela de ferro",
			summary: "Vinte linhas em vitral, e sarças que cobrem seu rolo e ficam.",
			story: [
				"Nos giros grátis uma sarça cresce por todo o seu rolo e fica até o fim: um, dois e depois três rolos que substituem tudo.",
				"Retorno ao jogador de {rtp}%, calculado com exatidão: as linhas por uma fórmula, os giros grátis por uma cadeia dos rolos cobertos.",
			],
			rules: [
				"Três ou mais símbolos iguais seguidos a partir da esquerda pagam em cada uma de vinte linhas.",
				"A sarça substitui todos os símbolos, menos a fonte.",
				"Três, quatro ou cinco fontes pagam e dão oito, dez ou doze giros grátis.",
				"Nos giros grátis uma sarça cobre seu rolo e fica até o último deles.",
			],
			keywords: ["curingas fixos", "curingas expansivos", "jardim", "vitral", "rosas", "20 linhas", "giros grátis"],
		},
		fr: {
			title: "Iron Garden",
			alt: "Une rose de verre coloré dans une fenêtre de fer",
			summary: "Vingt lignes en vitrail, et des ronces qui couvrent leur rouleau et restent.",
			story: [
				"Pendant les tours gratuits, une ronce pousse sur tout son rouleau et reste jusqu’à la fin : un, deux, puis trois rouleaux qui remplacent tout.",
				"Taux de retour au joueur de {rtp} %, calculé exactement : les lignes par une formule, les tours gratuits par une chaîne sur les rouleaux couverts.",
			],
			rules: [
				"Trois symboles identiques ou plus de suite à partir de la gauche rapportent sur chacune des vingt lignes.",
				"La ronce remplace tous les symboles sauf la fontaine.",
				"Trois, quatre ou cinq fontaines rapportent et donnent huit, dix ou douze tours gratuits.",
				"Pendant les tours gratuits, une ronce couvre son rouleau et reste jusqu’au dernier.",
			],
			keywords: ["jokers fixes", "jokers étendus", "jardin", "vitrail", "roses", "20 lignes", "tours gratuits"],
		},
		de: {
			title: "Iron Garden",
			alt: "Eine Rose aus farbigem Glas in einem eisernen Fenster",
			summary: "Zwanzig Linien in Buntglas, und Dornenranken, die ihre Walze bedecken und bleiben.",
			story: [
				"In Freispielen wächst eine Dornenranke über ihre ganze Walze und bleibt bis zum Ende: eine, zwei, dann drei Walzen, die alles ersetzen.",
				"Auszahlungsquote {rtp}\u00a0%, genau berechnet: die Linien durch eine Formel, die Freispiele durch eine Kette über die bedeckten Walzen.",
			],
			rules: [
				"Drei oder mehr gleiche Symbole in Folge von links zahlen auf jeder von zwanzig Linien.",
				"Die Dornenranke ersetzt jedes Symbol außer dem Brunnen.",
				"Drei, vier oder fünf Brunnen zahlen und bringen acht, zehn oder zwölf Freispiele.",
				"In Freispielen bedeckt eine Dornenranke ihre Walze und bleibt bis zum letzten.",
			],
			keywords: ["bleibende Joker", "wachsende Joker", "Garten", "Buntglas", "Rosen", "20 Linien", "Freispiele"],
		},
		ar: {
			title: "حديقة الحديد",
			alt: "وردة من زجاج ملون في نافذة حديدية",
			summary: "عشرون خطًا من الزجاج الملون، وعليق يغطي بكرته ويبقى.",
			story: [
				"في الدورات المجانية ينمو العليق على بكرته كلها ويبقى حتى النهاية: بكرة ثم اثنتان ثم ثلاث تنوب عن كل شيء.",
				"نسبة العائد للاعب ⁦{rtp} %⁩، محسوبة بدقة: الخطوط بصيغة، والدورات المجانية بسلسلة على البكرات المغطاة.",
			],
			rules: [
				"ثلاثة رموز متماثلة متتالية أو أكثر من اليسار تدفع على كل من عشرين خطًا.",
				"العليق ينوب عن كل رمز إلا النافورة.",
				"ثلاث أو أربع أو خمس نوافير تدفع وتمنح ثماني أو عشر أو اثنتي عشرة دورة مجانية.",
				"في الدورات المجانية يغطي العليق بكرته ويبقى حتى آخرها.",
			],
			keywords: ["رموز بديلة ثابتة", "حديقة", "زجاج ملون", "ورود", "20 خطًا", "دورات مجانية", "iron garden"],
		},
		ja: {
			title: "Iron Garden",
			alt: "鉄の窓にはめられた色ガラスのバラ",
			summary: "ステンドグラスに20ライン。イバラがリールを覆い、そのまま残ります。",
			story: [
				"フリースピンではイバラがリール全体に伸び、最後まで残ります。1本、2本、そして3本のリールがすべての代わりになります。",
				"還元率は{rtp}%。ラインは式で、フリースピンは覆われたリールの連鎖で正確に計算しています。",
			],
			rules: [
				"左から3個以上連続した同じシンボルが、20本の各ラインで配当になります。",
				"イバラは噴水以外のすべてのシンボルの代わりになります。",
				"噴水が3個、4個、5個で配当があり、フリースピンが8回、10回、12回になります。",
				"フリースピンではイバラがリールを覆い、最後の1回まで残ります。",
			],
			keywords: ["スティッキーワイルド", "庭", "ステンドグラス", "バラ", "20ライン", "フリースピン"],
		},
		zh: {
			title: "Iron Garden",
			alt: "铁窗中的彩色玻璃玫瑰",
			summary: "彩色玻璃上的二十条线，荆棘覆盖转轴并留下。",
			story: [
				"免费旋转中荆棘长满整个转轴并留到最后：一个、两个，直到三个转轴代替一切。",
				"玩家返还率 {rtp}%，精确计算：线由公式得出，免费旋转由被覆盖转轴的链得出。",
			],
			rules: [
				"同一符号从左起连续三个或更多，在二十条线的每一条上派彩。",
				"荆棘可代替喷泉以外的任何符号。",
				"三、四、五个喷泉派彩，并带来八、十、十二次免费旋转。",
				"免费旋转中荆棘覆盖其转轴，留到最后一次。",
			],
			keywords: ["固定百搭", "扩展百搭", "花园", "彩色玻璃", "玫瑰", "20 条线", "免费旋转"],
		},
	},
};

export const ironGarden = gamePage(seed);

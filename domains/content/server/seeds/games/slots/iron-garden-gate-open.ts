import { type GameSeed, gamePage, NEW } from "../game.ts";

const seed: GameSeed = {
	// Where the law lets no feature be bought, its card is not shown either.
	notIn: { ES: ["*"], GB: ["*"], PT: ["*"] },
	slug: "iron-garden-gate-open",
	category: "slots",
	subcategory: "features",
	priority: 84,
	releasedOn: "2026-11-27",
	badge: NEW,
	texts: {
		en: {
			title: "Iron Garden: Gate Open",
			alt: "An open gate of iron by moonlight, with a rose on the path",
			summary: "The free spins of Iron Garden by themselves: eight of them for one price, shown before it is taken.",
			story: [
				"The gate stands open: no paid spin, no waiting for fountains. Eight free spins in which each bramble covers its reel and stays to the end.",
				"Return to player {rtp}%, calculated exactly by a chain over the covered reels. About one purchase in five pays more than its price; the others pay less, or nothing.",
			],
			rules: [
				"The price is your stake and buys eight free spins. It is shown and confirmed before each purchase.",
				"Three or more of a symbol in a row from the left pay on each of twenty lines.",
				"The bramble substitutes for every other symbol, covers its reel and stays to the last spin.",
				"The free spins bring no more of them.",
			],
			keywords: [
				"feature buy",
				"bonus buy",
				"sticky wilds",
				"garden",
				"stained glass",
				"roses",
				"20 lines",
				"free spins",
			],
		},
		es: {
			title: "Iron Garden: Gate Open",
			alt: "Una verja de hierro abierta a la luz de la luna, con una rosa en el camino",
			summary: "Solo los giros gratis de Iron Garden: ocho por un precio, que ves antes de que se cobre.",
			story: [
				"La verja está abierta: sin giro de pago y sin esperar fuentes. Ocho giros gratis en los que cada zarza cubre su rodillo y se queda hasta el final.",
				"Retorno al jugador del {rtp} %, calculado con exactitud con una cadena de los rodillos cubiertos. Cerca de una compra de cada cinco paga más que su precio; las demás pagan menos, o nada.",
			],
			rules: [
				"El precio es tu apuesta y compra ocho giros gratis. Se muestra y se confirma antes de cada compra.",
				"Tres o más símbolos iguales seguidos desde la izquierda pagan en cada una de veinte líneas.",
				"La zarza sustituye a todos los demás símbolos, cubre su rodillo y se queda hasta el último giro.",
				"Los giros gratis no dan más.",
			],
			keywords: [
				"compra de función",
				"comprar bonus",
				"comodines fijos",
				"jardín",
				"vidriera",
				"rosas",
				"giros gratis",
			],
		},
		pt: {
			title: "Iron Garden: Gate Open",
			alt: "Um portão de ferro aberto ao luar, com uma rosa no caminho",
			summary: "Só os giros grátis de Iron Garden: oito por um preço, mostrado antes da cobrança.",
			story: [
				"O portão está aberto: sem giro pago e sem esperar fontes. Oito giros grátis em que cada sarça cobre seu rolo e fica até o fim.",
				"Retorno ao jogador de {rtp}%, calculado com exatidão por uma cadeia dos rolos cobertos. Cerca de uma compra em cada cinco paga mais que o preço; as outras pagam menos, ou nada.",
			],
			rules: [
				"O preço é sua aposta e compra oito giros grátis. Ele é mostrado e confirmado antes de cada compra.",
				"Três ou mais símbolos iguais seguidos a partir da esquerda pagam em cada uma de vinte linhas.",
				"A sarça substitui todos os outros símbolos, cobre seu rolo e fica até o último giro.",
				"Os giros grátis não dão mais giros.",
			],
			keywords: ["compra de recurso", "comprar bônus", "curingas fixos", "jardim", "vitral", "rosas", "giros grátis"],
		},
		fr: {
			title: "Iron Garden: Gate Open",
			alt: "Une grille de fer ouverte au clair de lune, avec une rose sur le chemin",
			summary: "Rien que les tours gratuits d’Iron Garden : huit pour un prix, affiché avant d’être débité.",
			story: [
				"La grille est ouverte : pas de tour payant, pas de fontaines à attendre. Huit tours gratuits où chaque ronce couvre son rouleau et reste jusqu’à la fin.",
				"Taux de retour au joueur de {rtp} %, calculé exactement par une chaîne sur les rouleaux couverts. Environ un achat sur cinq rapporte plus que son prix ; les autres rapportent moins, ou rien.",
			],
			rules: [
				"Le prix est votre mise et achète huit tours gratuits. Il est affiché et confirmé avant chaque achat.",
				"Trois symboles identiques ou plus de suite à partir de la gauche rapportent sur chacune des vingt lignes.",
				"La ronce remplace tous les autres symboles, couvre son rouleau et reste jusqu’au dernier tour.",
				"Les tours gratuits n’en donnent pas d’autres.",
			],
			keywords: ["achat de fonction", "achat de bonus", "jokers fixes", "jardin", "vitrail", "roses", "tours gratuits"],
		},
		de: {
			title: "Iron Garden: Gate Open",
			alt: "Ein offenes eisernes Tor im Mondlicht, mit einer Rose auf dem Weg",
			summary: "Nur die Freispiele von Iron Garden: acht zu einem Preis, der vor dem Abbuchen gezeigt wird.",
			story: [
				"Das Tor steht offen: keine bezahlte Drehung, kein Warten auf Brunnen. Acht Freispiele, in denen jede Dornenranke ihre Walze bedeckt und bis zum Ende bleibt.",
				"Auszahlungsquote {rtp}\u00a0%, genau berechnet durch eine Kette über die bedeckten Walzen. Etwa jeder fünfte Kauf zahlt mehr als seinen Preis; die anderen zahlen weniger oder nichts.",
			],
			rules: [
				"Der Preis ist Ihr Einsatz und kauft acht Freispiele. Er wird vor jedem Kauf gezeigt und bestätigt.",
				"Drei oder mehr gleiche Symbole in Folge von links zahlen auf jeder von zwanzig Linien.",
				"Die Dornenranke ersetzt jedes andere Symbol, bedeckt ihre Walze und bleibt bis zum letzten Freispiel.",
				"Die Freispiele bringen keine weiteren.",
			],
			keywords: [
				"Feature kaufen",
				"Bonuskauf",
				"bleibende Joker",
				"Garten",
				"Buntglas",
				"Rosen",
				"20 Linien",
				"Freispiele",
			],
		},
		ar: {
			title: "حديقة الحديد: البوابة المفتوحة",
			alt: "بوابة حديدية مفتوحة في ضوء القمر، ووردة على الطريق",
			summary: "الدورات المجانية لحديقة الحديد وحدها: ثمان منها بسعر واحد يُعرض قبل خصمه.",
			story: [
				"البوابة مفتوحة: لا دورة مدفوعة ولا انتظار للنوافير. ثماني دورات مجانية يغطي فيها كل عليق بكرته ويبقى حتى النهاية.",
				"نسبة العائد للاعب ⁦{rtp} %⁩، محسوبة بدقة بسلسلة على البكرات المغطاة. نحو مشترى من كل خمسة يدفع أكثر من سعره؛ وغيره يدفع أقل أو لا يدفع شيئًا.",
			],
			rules: [
				"السعر هو رهانك ويشتري ثماني دورات مجانية. يُعرض ويُؤكد قبل كل شراء.",
				"ثلاثة رموز متماثلة متتالية أو أكثر من اليسار تدفع على كل من عشرين خطًا.",
				"العليق ينوب عن كل رمز آخر، ويغطي بكرته ويبقى حتى آخر دورة.",
				"لا تمنح الدورات المجانية مزيدًا منها.",
			],
			keywords: ["شراء الميزة", "رموز بديلة ثابتة", "حديقة", "زجاج ملون", "ورود", "دورات مجانية", "gate open"],
		},
		ja: {
			title: "Iron Garden: Gate Open",
			alt: "月明かりの中で開いた鉄の門と、小道に咲くバラ",
			summary: "Iron Gardenのフリースピンだけを、1回の料金で8回。料金は引き落とし前に表示されます。",
			story: [
				"門は開いています。有料のスピンも、噴水待ちもありません。8回のフリースピンで、イバラはリールを覆い、最後まで残ります。",
				"還元率は{rtp}%。覆われたリールの連鎖で正確に計算しています。料金を上回る払い戻しになるのは購入のおよそ5回に1回で、それ以外は料金を下回るか、払い戻しがありません。",
			],
			rules: [
				"料金がそのままベット額で、フリースピン8回を購入します。購入のたびに表示され、確認してから引き落とされます。",
				"左から3個以上連続した同じシンボルが、20本の各ラインで配当になります。",
				"イバラは他のすべてのシンボルの代わりになり、リールを覆って最後の1回まで残ります。",
				"フリースピンの回数は増えません。",
			],
			keywords: [
				"フィーチャー購入",
				"ボーナス購入",
				"スティッキーワイルド",
				"庭",
				"ステンドグラス",
				"バラ",
				"フリースピン",
			],
		},
		zh: {
			title: "Iron Garden: Gate Open",
			alt: "月光下敞开的铁门，小径上有一朵玫瑰",
			summary: "只有 Iron Garden 的免费旋转：一口价八次，价格在扣款前显示。",
			story: [
				"大门敞开：没有付费旋转，也不必等喷泉。八次免费旋转，每株荆棘覆盖其转轴并留到最后。",
				"玩家返还率 {rtp}%，由被覆盖转轴的链精确计算。大约五次购买中有一次派彩高于价格，其余的派彩较低或没有派彩。",
			],
			rules: [
				"价格就是你的投注额，可购买八次免费旋转。每次购买前都会显示并由你确认。",
				"同一符号从左起连续三个或更多，在二十条线的每一条上派彩。",
				"荆棘可代替其他任何符号，覆盖其转轴并留到最后一次。",
				"免费旋转不会带来更多次数。",
			],
			keywords: ["购买功能", "固定百搭", "花园", "彩色玻璃", "玫瑰", "20 条线", "免费旋转"],
		},
	},
};

export const ironGardenGateOpen = gamePage(seed);

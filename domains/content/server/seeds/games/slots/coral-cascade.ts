import { type GameSeed, gamePage, NEW } from "../game.ts";

const seed: GameSeed = {
	slug: "coral-cascade",
	category: "slots",
	subcategory: "no-lines",
	priority: 88,
	badge: NEW,
	texts: {
		en: {
			title: "Coral Cascade",
			alt: "A glass starfish among shells, a fish and a crystal",
			summary: "Seven by seven of sea glass: clusters burst, the rest falls, and multipliers stay behind.",
			story: [
				"Where something has won, the cell remembers it: ×2, ×4, up to ×128. Free spins keep every multiplier to the end.",
				"Return to player {rtp}%, the exact mean of 4,194,304 counted outcomes; the largest pays 5,000 times the stake.",
			],
			rules: [
				"Five or more of a kind whose sides touch are a cluster and pay.",
				"What has won bursts, the rest falls, new symbols come, until nothing wins.",
				"Each further win on a cell doubles its multiplier; a cluster takes the sum of those under it.",
				"Three red corals bring eight free spins, in which multipliers stay.",
			],
			keywords: ["sea", "coral", "cluster", "cascade", "multiplier", "free spins", "glass"],
		},
		es: {
			title: "Coral Cascade",
			alt: "Una estrella de mar de cristal entre conchas, un pez y un cristal",
			summary: "Siete por siete de vidrio marino: los grupos estallan, lo demás cae y quedan los multiplicadores.",
			story: [
				"Donde algo ha ganado, la casilla lo recuerda: ×2, ×4, hasta ×128. Los giros gratis conservan todos los multiplicadores hasta el final.",
				"Retorno al jugador del {rtp} %, la media exacta de 4.194.304 resultados contados; el mayor paga 5.000 veces la apuesta.",
			],
			rules: [
				"Cinco o más iguales cuyos lados se tocan forman un grupo y pagan.",
				"Lo que gana estalla, lo demás cae y llegan símbolos nuevos, hasta que nada gana.",
				"Cada premio más en una casilla dobla su multiplicador; un grupo toma la suma de los que cubre.",
				"Tres corales rojos dan ocho giros gratis, en los que los multiplicadores se quedan.",
			],
			keywords: ["mar", "coral", "grupos", "cascada", "multiplicador", "giros gratis", "cristal"],
		},
		pt: {
			title: "Coral Cascade",
			alt: "Uma estrela-do-mar de vidro entre conchas, um peixe e um cristal",
			summary: "Sete por sete de vidro do mar: grupos estouram, o resto cai e os multiplicadores ficam.",
			story: [
				"Onde algo ganhou, a casa se lembra: ×2, ×4, até ×128. Os giros grátis mantêm todos os multiplicadores até o fim.",
				"Retorno ao jogador de {rtp}%, a média exata de 4.194.304 resultados contados; o maior paga 5.000 vezes a aposta.",
			],
			rules: [
				"Cinco ou mais iguais cujos lados se tocam formam um grupo e pagam.",
				"O que ganhou estoura, o resto cai, novos símbolos chegam, até que nada ganhe.",
				"Cada novo prêmio em uma casa dobra seu multiplicador; um grupo recebe a soma dos que estão sob ele.",
				"Três corais vermelhos dão oito giros grátis, nos quais os multiplicadores ficam.",
			],
			keywords: ["mar", "coral", "grupos", "cascata", "multiplicador", "giros grátis", "vidro"],
		},
		fr: {
			title: "Coral Cascade",
			alt: "Une étoile de mer en verre parmi des coquillages, un poisson et un cristal",
			summary: "Sept sur sept en verre marin : les groupes éclatent, le reste tombe, les multiplicateurs demeurent.",
			story: [
				"Là où quelque chose a gagné, la case s’en souvient : ×2, ×4, jusqu’à ×128. Les tours gratuits gardent tous les multiplicateurs jusqu’au bout.",
				"Taux de retour au joueur de {rtp} %, moyenne exacte de 4 194 304 issues comptées ; la plus grande rapporte 5 000 fois la mise.",
			],
			rules: [
				"Cinq symboles identiques ou plus dont les côtés se touchent forment un groupe et rapportent.",
				"Ce qui a gagné éclate, le reste tombe, de nouveaux symboles arrivent, jusqu’à ce que rien ne gagne.",
				"Chaque nouveau gain sur une case double son multiplicateur ; un groupe prend la somme de ceux qu’il recouvre.",
				"Trois coraux rouges donnent huit tours gratuits, pendant lesquels les multiplicateurs restent.",
			],
			keywords: ["mer", "corail", "groupes", "cascade", "multiplicateur", "tours gratuits", "verre"],
		},
		de: {
			title: "Coral Cascade",
			alt: "Ein Seestern aus Glas zwischen Muscheln, einem Fisch und einem Kristall",
			summary: "Sieben mal sieben aus Meerglas: Gruppen platzen, der Rest fällt, und Multiplikatoren bleiben.",
			story: [
				"Wo etwas gewonnen hat, merkt es sich das Feld: ×2, ×4, bis ×128. In Freispielen bleibt jeder Multiplikator bis zum Ende.",
				"Auszahlungsquote {rtp}\u00a0%, der genaue Mittelwert von 4.194.304 gezählten Ergebnissen; das größte zahlt das 5.000-Fache des Einsatzes.",
			],
			rules: [
				"Fünf oder mehr gleiche, deren Seiten sich berühren, sind eine Gruppe und zahlen.",
				"Was gewonnen hat, platzt, der Rest fällt, neue Symbole kommen, bis nichts mehr gewinnt.",
				"Jeder weitere Gewinn auf einem Feld verdoppelt dessen Multiplikator; eine Gruppe erhält die Summe der Multiplikatoren unter ihr.",
				"Drei rote Korallen bringen acht Freispiele, in denen die Multiplikatoren bleiben.",
			],
			keywords: ["Meer", "Koralle", "Gruppen", "Kaskade", "Multiplikator", "Freispiele", "Glas"],
		},
		ar: {
			title: "شلال المرجان",
			alt: "نجمة بحر زجاجية بين محار وسمكة وبلورة",
			summary: "سبعة في سبعة من زجاج البحر: تنفجر المجموعات ويسقط الباقي وتبقى المضاعفات.",
			story: [
				"حيث فاز شيء تتذكره الخانة: ×2 ثم ×4 حتى ×128. وتحفظ الدورات المجانية كل المضاعفات حتى النهاية.",
				"نسبة العائد للاعب ⁦{rtp} %⁩، وهي المتوسط الدقيق لعدد 4,194,304 نتيجة معدودة؛ وأكبرها يدفع 5,000 ضعف الرهان.",
			],
			rules: [
				"خمسة متماثلة أو أكثر تتلامس أضلاعها مجموعة تدفع.",
				"ما فاز ينفجر ويسقط الباقي وتأتي رموز جديدة، حتى لا يفوز شيء.",
				"كل فوز لاحق على خانة يضاعف مضاعفها، وتأخذ المجموعة مجموع ما تحتها.",
				"ثلاث مرجانات حمراء تمنح ثماني دورات مجانية تبقى فيها المضاعفات.",
			],
			keywords: ["بحر", "مرجان", "مجموعات", "تساقط", "مضاعف", "دورات مجانية", "coral cascade"],
		},
		ja: {
			title: "Coral Cascade",
			alt: "貝、魚、水晶に囲まれたガラスのヒトデ",
			summary: "7×7のシーグラス。つながるとはじけ、残りが落ち、倍率が残ります。",
			story: [
				"当たったマスはそれを覚えています。×2、×4、最大×128。フリースピンではすべての倍率が最後まで残ります。",
				"還元率は{rtp}%。数え上げた4,194,304通りの結果の正確な平均で、最大はベット額の5,000倍です。",
			],
			rules: [
				"辺どうしが触れる同じシンボル5個以上がクラスターで、配当があります。",
				"当たったものははじけ、残りが落ち、新しいシンボルが来ます。当たりがなくなるまで続きます。",
				"同じマスで当たるたびに倍率が2倍になり、クラスターには下の倍率の合計がかかります。",
				"赤サンゴ3個でフリースピン8回。その間、倍率は残ります。",
			],
			keywords: ["海", "サンゴ", "クラスター", "カスケード", "倍率", "フリースピン", "ガラス"],
		},
		zh: {
			title: "Coral Cascade",
			alt: "贝壳、鱼和水晶之间的玻璃海星",
			summary: "七乘七的海玻璃：相连成组即破裂，其余下落，倍数留下。",
			story: [
				"赢过奖的格会记住：×2、×4，直到 ×128。免费旋转把所有倍数保留到最后。",
				"玩家返还率 {rtp}%，是 4,194,304 个逐一计数的结果的精确平均值；最大的派彩为投注额的 5,000 倍。",
			],
			rules: [
				"边与边相接的五个或更多相同符号为一组，有派彩。",
				"赢奖的破裂，其余下落，新符号补入，直到不再赢奖。",
				"同一格每再赢一次，倍数翻倍；一组乘以其下倍数之和。",
				"三个红珊瑚带来八次免费旋转，期间倍数保留。",
			],
			keywords: ["海", "珊瑚", "成组", "连消", "倍数", "免费旋转", "玻璃"],
		},
	},
};

export const coralCascade = gamePage(seed);

import { type GameSeed, gamePage, NEW } from "../game.ts";

const seed: GameSeed = {
	slug: "copper-vault",
	category: "slots",
	subcategory: "features",
	priority: 89,
	badge: NEW,
	texts: {
		en: {
			title: "Copper Vault",
			alt: "The round copper door of a vault with a golden wheel, and two coins before it",
			summary: "Twenty lines in turned copper. Six coins open the vault, where every coin stays and counts.",
			story: [
				"Behind the door every cell turns by itself. Each new coin stays with its value and sets the three respins back; fifteen coins fill the vault and pay the Grand of 1,000 stakes.",
				"Return to player {rtp}%, calculated exactly: the lines by a formula, the hold by a chain over coins and respins.",
			],
			rules: [
				"Three or more of a symbol in a row from the left pay on each of twenty lines.",
				"The vault door substitutes for every symbol except the coin.",
				"Six or more coins begin the hold: they stay, each worth 1 to 20 stakes, or a Mini, Minor or Major of 25, 75 or 250.",
				"Three respins follow; a new coin sets them back to three. The sum of all coins is paid.",
				"A full vault pays the Grand, 1,000 stakes more.",
			],
			keywords: ["hold and spin", "respins", "coins", "vault", "copper", "20 lines", "fixed prizes"],
		},
		es: {
			title: "Copper Vault",
			alt: "La puerta redonda de cobre de una cámara con un volante dorado, y dos monedas delante",
			summary: "Veinte líneas en cobre torneado. Seis monedas abren la cámara, donde cada moneda se queda y cuenta.",
			story: [
				"Tras la puerta cada casilla gira por sí sola. Cada moneda nueva se queda con su valor y devuelve los tres regiros; quince monedas llenan la cámara y pagan el gran premio de 1.000 apuestas.",
				"Retorno al jugador del {rtp} %, calculado con exactitud: las líneas con una fórmula, la retención con una cadena de monedas y regiros.",
			],
			rules: [
				"Tres o más símbolos iguales seguidos desde la izquierda pagan en cada una de veinte líneas.",
				"La puerta de la cámara sustituye a todos los símbolos menos a la moneda.",
				"Seis o más monedas inician la retención: se quedan, cada una con un valor de 1 a 20 apuestas, o con un premio mini, menor o mayor de 25, 75 o 250.",
				"Siguen tres regiros; una moneda nueva los devuelve a tres. Se paga la suma de todas las monedas.",
				"La cámara llena paga el gran premio, 1.000 apuestas más.",
			],
			keywords: ["retener y girar", "regiros", "monedas", "cámara", "cobre", "20 líneas", "premios fijos"],
		},
		pt: {
			title: "Copper Vault",
			alt: "A porta redonda de cobre de um cofre com um volante dourado, e duas moedas na frente",
			summary: "Vinte linhas em cobre torneado. Seis moedas abrem o cofre, onde cada moeda fica e conta.",
			story: [
				"Atrás da porta cada casa gira sozinha. Cada moeda nova fica com seu valor e devolve os três regiros; quinze moedas enchem o cofre e pagam o grande prêmio de 1.000 apostas.",
				"Retorno ao jogador de {rtp}%, calculado com exatidão: as linhas por uma fórmula, a retenção por uma cadeia de moedas e regiros.",
			],
			rules: [
				"Três ou mais símbolos iguais seguidos a partir da esquerda pagam em cada uma de vinte linhas.",
				"A porta do cofre substitui todos os símbolos, menos a moeda.",
				"Seis ou mais moedas iniciam a retenção: elas ficam, cada uma com valor de 1 a 20 apostas, ou com um prêmio mini, menor ou maior de 25, 75 ou 250.",
				"Seguem três regiros; uma moeda nova os devolve a três. Paga-se a soma de todas as moedas.",
				"O cofre cheio paga o grande prêmio, mais 1.000 apostas.",
			],
			keywords: ["segurar e girar", "regiros", "moedas", "cofre", "cobre", "20 linhas", "prêmios fixos"],
		},
		fr: {
			title: "Copper Vault",
			alt: "La porte ronde en cuivre d’un coffre avec un volant doré, et deux pièces devant",
			summary: "Vingt lignes en cuivre tourné. Six pièces ouvrent le coffre, où chaque pièce reste et compte.",
			story: [
				"Derrière la porte, chaque case tourne pour elle-même. Chaque nouvelle pièce reste avec sa valeur et ramène les trois relances ; quinze pièces remplissent le coffre et rapportent le grand prix de 1 000 mises.",
				"Taux de retour au joueur de {rtp} %, calculé exactement : les lignes par une formule, la retenue par une chaîne de pièces et de relances.",
			],
			rules: [
				"Trois symboles identiques ou plus de suite à partir de la gauche rapportent sur chacune des vingt lignes.",
				"La porte du coffre remplace tous les symboles sauf la pièce.",
				"Six pièces ou plus lancent la retenue : elles restent, chacune d’une valeur de 1 à 20 mises, ou d’un lot mini, mineur ou majeur de 25, 75 ou 250.",
				"Trois relances suivent ; une nouvelle pièce les ramène à trois. La somme de toutes les pièces est payée.",
				"Le coffre plein rapporte le grand prix, 1 000 mises de plus.",
			],
			keywords: ["retenir et relancer", "relances", "pièces", "coffre", "cuivre", "20 lignes", "lots fixes"],
		},
		de: {
			title: "Copper Vault",
			alt: "Die runde Kupfertür eines Tresors mit goldenem Rad, davor zwei Münzen",
			summary: "Zwanzig Linien in gedrehtem Kupfer. Sechs Münzen öffnen den Tresor, wo jede Münze bleibt und zählt.",
			story: [
				"Hinter der Tür dreht sich jedes Feld für sich. Jede neue Münze bleibt mit ihrem Wert und setzt die drei Drehungen zurück; fünfzehn Münzen füllen den Tresor und zahlen den Hauptpreis von 1.000 Einsätzen.",
				"Auszahlungsquote {rtp}\u00a0%, genau berechnet: die Linien durch eine Formel, das Halten durch eine Kette über Münzen und Drehungen.",
			],
			rules: [
				"Drei oder mehr gleiche Symbole in Folge von links zahlen auf jeder von zwanzig Linien.",
				"Die Tresortür ersetzt jedes Symbol außer der Münze.",
				"Sechs oder mehr Münzen beginnen das Halten: Sie bleiben, jede 1 bis 20 Einsätze wert oder ein Preis von 25, 75 oder 250 (Mini, Klein, Groß).",
				"Drei Drehungen folgen; eine neue Münze setzt sie auf drei zurück. Gezahlt wird die Summe aller Münzen.",
				"Der volle Tresor zahlt den Hauptpreis, 1.000 Einsätze mehr.",
			],
			keywords: ["Halten und drehen", "Respins", "Münzen", "Tresor", "Kupfer", "20 Linien", "feste Preise"],
		},
		ar: {
			title: "خزنة النحاس",
			alt: "باب نحاسي مستدير لخزنة بعجلة ذهبية، وأمامه عملتان",
			summary: "عشرون خطًا من النحاس المخروط. ست عملات تفتح الخزنة، وفيها تبقى كل عملة وتُحسب.",
			story: [
				"خلف الباب تدور كل خانة وحدها. كل عملة جديدة تبقى بقيمتها وتعيد الإعادات الثلاث؛ وخمس عشرة عملة تملأ الخزنة وتدفع الجائزة العظمى البالغة 1,000 رهان.",
				"نسبة العائد للاعب ⁦{rtp} %⁩، محسوبة بدقة: الخطوط بصيغة، والتثبيت بسلسلة على العملات والإعادات.",
			],
			rules: [
				"ثلاثة رموز متماثلة متتالية أو أكثر من اليسار تدفع على كل من عشرين خطًا.",
				"باب الخزنة ينوب عن كل رمز إلا العملة.",
				"ست عملات فأكثر تبدأ التثبيت: تبقى، وقيمة كل منها من 1 إلى 20 رهانًا، أو جائزة مصغرة أو صغرى أو كبرى قدرها 25 أو 75 أو 250.",
				"ثم ثلاث إعادات؛ والعملة الجديدة تعيدها إلى ثلاث. ويُدفع مجموع العملات كلها.",
				"الخزنة الممتلئة تدفع الجائزة العظمى، 1,000 رهان زيادة.",
			],
			keywords: ["ثبت وأدر", "إعادات", "عملات", "خزنة", "نحاس", "20 خطًا", "copper vault"],
		},
		ja: {
			title: "Copper Vault",
			alt: "金色のハンドルが付いた丸い銅の金庫扉と、その前の2枚のコイン",
			summary: "旋盤仕上げの銅に20ライン。コイン6枚で金庫が開き、コインはすべて残って数えられます。",
			story: [
				"扉の奥では各マスが独立して回ります。新しいコインは値とともに残り、リスピンを3回に戻します。15枚で金庫が満杯になり、ベット額1,000倍のグランドが支払われます。",
				"還元率は{rtp}%。ラインは式で、ホールドはコインとリスピンの連鎖で正確に計算しています。",
			],
			rules: [
				"左から3個以上連続した同じシンボルが、20本の各ラインで配当になります。",
				"金庫の扉はコイン以外のすべてのシンボルの代わりになります。",
				"コインが6枚以上でホールドが始まります。コインは残り、それぞれベット額の1～20倍、またはミニ25倍、マイナー75倍、メジャー250倍です。",
				"続いてリスピンが3回。新しいコインで3回に戻ります。すべてのコインの合計が支払われます。",
				"金庫が満杯になると、グランドがさらに1,000倍を支払います。",
			],
			keywords: ["ホールド＆スピン", "リスピン", "コイン", "金庫", "銅", "20ライン", "固定賞"],
		},
		zh: {
			title: "Copper Vault",
			alt: "带金色转轮的圆形铜制金库门，门前两枚铜币",
			summary: "车削铜艺的二十条线。六枚铜币打开金库，每枚铜币都留下并计入派彩。",
			story: [
				"门后每一格独自转动。每枚新铜币带着价值留下，并使三次重转恢复；十五枚铜币装满金库，派出 1,000 倍投注额的巨奖。",
				"玩家返还率 {rtp}%，精确计算：线由公式得出，锁定由铜币与重转的链得出。",
			],
			rules: [
				"同一符号从左起连续三个或更多，在二十条线的每一条上派彩。",
				"金库门可代替铜币以外的任何符号。",
				"六枚或更多铜币开始锁定：它们留下，各值 1 至 20 倍投注额，或 25、75、250 倍的迷你奖、小奖、大奖。",
				"随后三次重转；新铜币使其恢复为三次。所有铜币之和派彩。",
				"金库装满即得巨奖，另加 1,000 倍投注额。",
			],
			keywords: ["锁定重转", "重转", "铜币", "金库", "铜", "20 条线", "固定奖项"],
		},
	},
};

export const copperVault = gamePage(seed);

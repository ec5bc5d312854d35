import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "paper-kite",
	category: "instant",
	subcategory: "decisions",
	priority: 70,
	badge: NEW,
	texts: {
		en: {
			title: "Paper Kite",
			alt: "A paper kite above hills at dawn",
			summary:
				"One kite rises for the whole table. Cash out before its line breaks, and your stake is paid at the multiplier it reached.",
			story: [
				"Everyone plays the same round: other players’ bets and cash-outs appear as they happen, under masked names.",
				"Return to player {rtp}% at every target. The chain of seeds was published before the first round.",
			],
			rules: [
				"Place your bet before the round starts, with an automatic cash-out if you like.",
				"If you cash out by hand, what counts is when our server receives it. A late cash-out has lost, and one sent twice counts once.",
				"If the server stops before the start, every stake is returned.",
			],
			keywords: ["crash", "kite", "multiplier", "cash out", "table", "live", "instant"],
		},
		es: {
			title: "Paper Kite",
			alt: "Una cometa de papel sobre colinas al amanecer",
			summary: "Una cometa sube para toda la mesa. Sal antes de que se rompa el hilo y cobra tu apuesta por la altura.",
			story: [
				"Todos juegan la misma ronda: las apuestas y retiradas de los demás aparecen al momento, con el nombre enmascarado.",
				"Retorno al jugador del {rtp} % con cualquier objetivo. La cadena de semillas se publicó antes de la primera ronda.",
			],
			rules: [
				"Apuestas mientras se admiten apuestas; con un objetivo sales de forma automática.",
				"A mano cuenta el momento en que lo recibe nuestro servidor. Una retirada tardía pierde, y dos iguales son una.",
				"Si el servidor se para antes del comienzo, se devuelven todas las apuestas.",
			],
			keywords: ["crash", "cometa", "multiplicador", "retirar", "mesa", "instantáneo"],
		},
		pt: {
			title: "Paper Kite",
			alt: "Uma pipa de papel sobre colinas ao amanhecer",
			summary: "Uma pipa sobe para toda a mesa. Saia antes que a linha arrebente e receba a aposta vezes a altura.",
			story: [
				"Todos jogam a mesma rodada: as apostas e saídas dos outros aparecem na hora, com o nome mascarado.",
				"Retorno ao jogador de {rtp}% em qualquer alvo. A cadeia de sementes foi publicada antes da primeira rodada.",
			],
			rules: [
				"Você aposta enquanto as apostas estão abertas; com um alvo, sai automaticamente.",
				"Manualmente, vale o momento em que nosso servidor recebe. Uma saída tardia perde, e duas iguais são uma.",
				"Se o servidor parar antes do início, todas as apostas são devolvidas.",
			],
			keywords: ["crash", "pipa", "multiplicador", "retirar", "mesa", "instantâneo"],
		},
		fr: {
			title: "Paper Kite",
			alt: "Un cerf-volant de papier au-dessus de collines à l’aube",
			summary:
				"Un cerf-volant monte pour toute la table. Sortez avant que le fil ne se rompe : votre mise est payée à sa hauteur.",
			story: [
				"Tout le monde joue la même manche : les mises et sorties des autres s’affichent aussitôt, sous des noms masqués.",
				"Taux de retour au joueur de {rtp} % à tous les objectifs. La chaîne de graines a été publiée avant la première manche.",
			],
			rules: [
				"Vous misez tant que les mises sont ouvertes ; avec un objectif, vous sortez automatiquement.",
				"À la main, seul compte le moment où notre serveur le reçoit. Une sortie tardive perd, et deux envois n’en font qu’un.",
				"Si le serveur s’arrête avant le départ, toutes les mises sont rendues.",
			],
			keywords: ["crash", "cerf-volant", "multiplicateur", "encaisser", "table", "instantané"],
		},
		de: {
			title: "Paper Kite",
			alt: "Ein Papierdrachen über Hügeln im Morgenlicht",
			summary:
				"Ein Drachen steigt für den ganzen Tisch. Steigen Sie aus, bevor die Schnur reißt: Ihr Einsatz wird mit seiner Höhe ausgezahlt.",
			story: [
				"Alle spielen dieselbe Runde: Einsätze und Ausstiege der anderen erscheinen sofort, unter verkürzten Namen.",
				"Auszahlungsquote {rtp}\u00a0% bei jedem Ziel. Die Kette der Seeds wurde vor der ersten Runde veröffentlicht.",
			],
			rules: [
				"Sie setzen, solange Einsätze angenommen werden; mit einem Ziel steigen Sie automatisch aus.",
				"Von Hand zählt, wann unser Server es empfängt. Ein später Ausstieg verliert, ein doppelter ist einer.",
				"Bleibt der Server vor dem Start stehen, kommen alle Einsätze zurück.",
			],
			keywords: ["Crash", "Drachen", "Multiplikator", "auszahlen", "Tisch", "Sofortspiel"],
		},
		ar: {
			title: "الطائرة الورقية",
			alt: "طائرة ورقية فوق تلال عند الفجر",
			summary: "طائرة واحدة ترتفع للطاولة كلها. اخرج قبل أن ينقطع خيطها فيُدفع رهانك بقدر علوّها.",
			story: [
				"الجميع في جولة واحدة: تظهر رهانات الآخرين وخروجهم لحظة حدوثها بأسماء محجوبة.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ عند كل هدف. نُشرت سلسلة البذور قبل أول جولة.",
			],
			rules: [
				"تراهن ما دام الرهان مفتوحًا؛ ومع هدف تخرج تلقائيًا.",
				"يدويًا العبرة بلحظة استلام خادمنا. الخروج المتأخر خاسر، والمرسل مرتين واحد.",
				"إن توقف الخادم قبل البدء أُعيدت كل الرهانات.",
			],
			keywords: ["كراش", "طائرة ورقية", "مضاعف", "سحب", "طاولة", "paper kite"],
		},
		ja: {
			title: "Paper Kite",
			alt: "夜明けの丘の上の紙の凧",
			summary: "テーブル全員のために一つの凧が上がります。糸が切れる前に降りれば、その高さの倍率で支払われます。",
			story: [
				"全員が同じラウンドに参加し、ほかの人のベットと降りた倍率が伏せ字の名前ですぐに表示されます。",
				"どの倍率でも還元率は{rtp}%。シードの連鎖は最初のラウンドより前に公開されています。",
			],
			rules: [
				"受付中に賭けます。降りる倍率を決めておけば自動で降ります。",
				"手動では当社のサーバーが受け取った時点で決まります。遅れたものは負け、二度送られたものは一度です。",
				"開始前にサーバーが止まった場合、賭け金はすべて返還されます。",
			],
			keywords: ["クラッシュ", "crash", "凧", "倍率", "キャッシュアウト", "テーブル"],
		},
		zh: {
			title: "Paper Kite",
			alt: "晨光中山丘上空的纸风筝",
			summary: "一只风筝为全桌升起。在线断之前兑现，即按它的高度派发投注额。",
			story: [
				"所有人同在一局：他人的投注和兑现即时显示，名字已遮盖。",
				"每个目标的玩家返还率都是 {rtp}%。种子链在第一局之前已经公布。",
			],
			rules: [
				"在接受下注时投注；设了目标则自动兑现。",
				"手动兑现以我们服务器收到的时刻为准。迟到的兑现算输，发送两次只算一次。",
				"如果服务器在开始前停止，全部投注退还。",
			],
			keywords: ["crash", "风筝", "倍数", "兑现", "牌桌", "即时游戏"],
		},
	},
};

export const paperKite = gamePage(seed);

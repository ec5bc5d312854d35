import { contentPage, heading, list, paragraph } from "./page.ts";

export const fairness = contentPage("fairness", {
	en: {
		title: "Fairness you can check",
		summary: "How every outcome is fixed before it is shown, and how you can prove it yourself.",
		body: [
			paragraph("You do not have to trust us. You can recompute every outcome on Baize yourself, after the event."),
			heading("Before you play"),
			paragraph(
				"We draw a secret number, the server seed, and show you its fingerprint (SHA-256). The fingerprint fixes the seed without giving it away. You can choose your own seed.",
			),
			heading("When you play"),
			paragraph(
				"The outcome is made from the server seed, your seed and the number of the round. It is final before anything moves on the screen; the reels only show it. When you press, and how, changes nothing.",
			),
			heading("Afterwards"),
			list(
				"Change the seed whenever you like: the old one is then revealed.",
				"Its fingerprint must match the one you were shown.",
				"Each round’s receipt opens the verifier, which recomputes the outcome in your own browser.",
			),
			heading("Returns"),
			paragraph(
				"The return to player of a slot is counted over every possible stop of its reels and confirmed by simulation. Practice uses the same reels and the same chances as real play.",
			),
		],
	},
	es: {
		title: "Juego limpio que puedes comprobar",
		summary: "Cómo se fija cada resultado antes de mostrarse y cómo puedes demostrarlo.",
		body: [
			paragraph(
				"No hace falta que confíes en nosotros. Cualquier resultado de Baize se puede volver a calcular después.",
			),
			heading("Antes de jugar"),
			paragraph(
				"Elegimos al azar un número secreto, la semilla del servidor, y te mostramos su huella (SHA-256). La huella fija la semilla sin revelarla. Puedes poner también una semilla tuya.",
			),
			heading("Al jugar"),
			paragraph(
				"El resultado se obtiene de la semilla del servidor, de la tuya y del número de la ronda. Es definitivo antes de que algo se mueva en la pantalla; los rodillos solo lo muestran. Cuándo y cómo pulses no cambia nada.",
			),
			heading("Después"),
			list(
				"Cambia la semilla cuando quieras: la anterior se revela en ese momento.",
				"Su huella debe ser la que se te mostró.",
				"El recibo de cada ronda abre el verificador, que vuelve a calcular el resultado en tu propio navegador.",
			),
			heading("Retornos"),
			paragraph(
				"El retorno al jugador de una tragaperras se cuenta sobre todas las paradas posibles de sus rodillos y se confirma por simulación. La práctica usa los mismos rodillos y las mismas probabilidades que el juego real.",
			),
		],
	},
	pt: {
		title: "Um jogo justo que você pode conferir",
		summary: "Como cada resultado é fixado antes de ser mostrado e como você mesmo pode comprovar isso.",
		body: [
			paragraph(
				"Você não precisa confiar em nós. Qualquer resultado da Baize pode ser calculado de novo por você, depois do evento.",
			),
			heading("Antes de jogar"),
			paragraph(
				"Sorteamos um número secreto, a semente do servidor, e mostramos a você a impressão digital dela (SHA-256). A impressão digital fixa a semente sem revelá-la. Você pode definir uma semente própria.",
			),
			heading("Durante o jogo"),
			paragraph(
				"O resultado é formado pela semente do servidor, pela sua e pelo número da rodada. Ele é definitivo antes que qualquer coisa se mova na tela; os rolos apenas o mostram. Quando e como você toca não muda nada.",
			),
			heading("Depois"),
			list(
				"Troque a semente quando quiser: a antiga é então revelada.",
				"A impressão digital dela tem de ser a que foi mostrada a você.",
				"O comprovante de cada rodada abre o verificador, que calcula o resultado de novo no seu próprio navegador.",
			),
			heading("Retornos"),
			paragraph(
				"O retorno ao jogador de um slot é contado sobre todas as paradas possíveis dos seus rolos e confirmado por simulação. O modo demo usa os mesmos rolos e as mesmas chances do jogo com dinheiro real.",
			),
		],
	},
	fr: {
		title: "Une équité que vous pouvez vérifier",
		summary: "Comment chaque résultat est fixé avant d’être affiché, et comment le prouver vous-même.",
		body: [
			paragraph("Vous n’avez pas à nous croire. Chaque résultat sur Baize peut être recalculé par vous, après coup."),
			heading("Avant de jouer"),
			paragraph(
				"Nous tirons un nombre secret, la graine du serveur, et vous montrons son empreinte (SHA-256). L’empreinte fixe la graine sans la révéler. Vous pouvez choisir une graine à vous.",
			),
			heading("Pendant le jeu"),
			paragraph(
				"Le résultat est obtenu à partir de la graine du serveur, de la vôtre et du numéro de la partie. Il est définitif avant que quoi que ce soit bouge à l’écran ; les rouleaux ne font que le montrer. Le moment et la façon dont vous appuyez n’y changent rien.",
			),
			heading("Après"),
			list(
				"Changez de graine quand vous voulez : l’ancienne est alors révélée.",
				"Son empreinte doit être celle qui vous a été montrée.",
				"Le reçu de chaque partie ouvre le vérificateur, qui recalcule le résultat dans votre propre navigateur.",
			),
			heading("Taux de retour"),
			paragraph(
				"Le taux de retour au joueur d’une machine à sous est compté sur tous les arrêts possibles de ses rouleaux et confirmé par simulation. Le mode démo utilise les mêmes rouleaux et les mêmes chances que le jeu en argent réel.",
			),
		],
	},
	de: {
		title: "Fairness, die Sie prüfen können",
		summary: "Wie jedes Ergebnis feststeht, bevor es gezeigt wird, und wie Sie das selbst nachweisen.",
		body: [
			paragraph("Sie müssen uns nicht vertrauen. Jedes Ergebnis auf Baize können Sie hinterher selbst nachrechnen."),
			heading("Vor dem Spiel"),
			paragraph(
				"Wir ziehen eine geheime Zahl, den Server-Seed, und zeigen Ihnen seinen Fingerabdruck (SHA-256). Der Fingerabdruck legt den Seed fest, ohne ihn zu verraten. Sie können einen eigenen Seed wählen.",
			),
			heading("Während des Spiels"),
			paragraph(
				"Das Ergebnis entsteht aus dem Server-Seed, Ihrem Seed und der Nummer der Runde. Es ist endgültig, bevor sich auf dem Bildschirm etwas bewegt; die Walzen zeigen es nur. Wann und wie Sie drücken, ändert nichts.",
			),
			heading("Danach"),
			list(
				"Wechseln Sie den Seed, wann immer Sie wollen: Der alte wird dann offengelegt.",
				"Sein Fingerabdruck muss der sein, der Ihnen gezeigt wurde.",
				"Der Beleg jeder Runde öffnet die Rundenprüfung, die das Ergebnis in Ihrem eigenen Browser nachrechnet.",
			),
			heading("Auszahlungsquoten"),
			paragraph(
				"Die Auszahlungsquote eines Slots wird über alle möglichen Stopps seiner Walzen gezählt und durch Simulation bestätigt. Die Demo hat dieselben Walzen und dieselben Chancen wie das Spiel um Echtgeld.",
			),
		],
	},
	ar: {
		title: "نزاهة يمكنك التحقق منها",
		summary: "كيف تُثبَّت كل نتيجة قبل عرضها، وكيف تتأكد من ذلك بنفسك.",
		body: [
			paragraph("لا حاجة إلى أن تثق بنا. كل نتيجة في «بايز» يمكنك إعادة حسابها بعد وقوعها."),
			heading("قبل اللعب"),
			paragraph(
				"نسحب رقمًا سريًّا هو بذرة الخادم، ونعرض لك بصمته (SHA-256). تُثبّت البصمة البذرة من دون أن تكشفها، ولك أن تضع بذرة من عندك.",
			),
			heading("أثناء اللعب"),
			paragraph(
				"تُستخرج النتيجة من بذرة الخادم وبذرتك ورقم الجولة. وهي نهائية قبل أن يتحرك شيء على الشاشة، وما البكرات إلا عرض لها. وقت ضغطك وطريقته لا يغيّران شيئًا.",
			),
			heading("بعد ذلك"),
			list(
				"غيّر البذرة متى شئت، فتُكشف القديمة عندئذ.",
				"يجب أن تطابق بصمتها البصمة التي عُرضت عليك.",
				"إيصال كل جولة يفتح أداة التحقق التي تعيد حساب النتيجة في متصفحك أنت.",
			),
			heading("العائد"),
			paragraph(
				"تُحسب نسبة العائد للاعب على كل توقّف ممكن للبكرات وتؤكدها المحاكاة. والتدريب يستخدم البكرات نفسها والاحتمالات نفسها كاللعب الحقيقي.",
			),
		],
	},
	ja: {
		title: "ご自身で確かめられる公平性",
		summary: "すべての結果が表示前に確定するしくみと、それをご自身で検証する方法です。",
		body: [
			paragraph("当サイトを信じていただく必要はありません。Baizeの結果はすべて、後からご自身で計算し直せます。"),
			heading("プレイの前"),
			paragraph(
				"当サイトは秘密の数であるサーバーシードを抽選し、そのハッシュ値（SHA-256）を表示します。ハッシュ値は、シードを明かすことなく確定させます。お客様ご自身のシードも設定できます。",
			),
			heading("プレイ中"),
			paragraph(
				"結果は、サーバーシード、お客様のシード、ラウンド番号から作られます。画面で何かが動き出す前に確定しており、リールはそれを表示するだけです。いつ、どのように押しても、結果は変わりません。",
			),
			heading("プレイの後"),
			list(
				"シードはいつでも変更できます。変更すると、以前のシードが公開されます。",
				"そのハッシュ値は、事前に表示されたものと一致しなければなりません。",
				"各ラウンドのレシートから検証ツールを開くと、お客様のブラウザで結果を計算し直せます。",
			),
			heading("還元率"),
			paragraph(
				"スロットの還元率は、リールのすべての停止位置について数え上げ、シミュレーションで確認しています。練習プレイのリールと確率は、リアルマネーのプレイと同じです。",
			),
		],
	},
	zh: {
		title: "你可以验证的公平性",
		summary: "每个结果如何在显示之前就已确定，以及你如何亲自证明。",
		body: [
			paragraph("你不必相信我们。Baize 的每个结果，你都可以在事后重新计算。"),
			heading("游戏之前"),
			paragraph(
				"我们抽取一个秘密数值，即服务器种子，并向你显示它的指纹（SHA-256）。指纹锁定种子，又不会泄露它。你也可以设置自己的种子。",
			),
			heading("游戏之中"),
			paragraph(
				"结果由服务器种子、你的种子和局号得出。屏幕上任何东西转动之前，结果就已最终确定；转轴只是把它显示出来。何时按下、怎样按下，都不会改变结果。",
			),
			heading("游戏之后"),
			list(
				"随时可以更换种子：先前的种子随即公开。",
				"它的指纹必须与当初向你显示的一致。",
				"每一局的凭证都能打开验证器，在你自己的浏览器中重新计算结果。",
			),
			heading("返还率"),
			paragraph("老虎机的玩家返还率按转轴的每一个可能停位统计得出，并经模拟确认。试玩使用的转轴和概率与真钱游戏相同。"),
		],
	},
});

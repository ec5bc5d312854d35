import { contentPage, heading, link, list, paragraph } from "./page.ts";

export const terms = contentPage("terms", {
	en: {
		title: "Terms in plain words",
		summary: "What you may expect of us, and what we expect of you.",
		body: [
			heading("Your account"),
			list(
				"One account for each person, of full legal age where they are.",
				"Your details are true, and your password is yours alone.",
				"You may close the account at any time; what you can withdraw is paid to you.",
			),
			heading("Your money"),
			list(
				"A stake is taken once, when the round or bet is accepted, and never twice.",
				"A round that is interrupted is finished from its sealed result. Nothing is lost by a broken connection.",
				"A withdrawal is reviewed by a person and then paid; you see each step.",
			),
			heading("Results"),
			list(
				"Games follow the rules on their page; their outcome is fixed before it is shown.",
				"Sports bets are settled from the official result of normal time; an event that is not played returns its stake.",
				"Where a result of sport is corrected within seven days, a person decides about the bets on it. Every correction of money stands in your history.",
			),
			heading("When something goes wrong"),
			paragraph("Every round, bet, deposit and withdrawal has a receipt with an id. Give us the id and we can answer."),
			link("Rules of earlier years", "/earlier-rules"),
			link("Help", "/help"),
		],
	},
	es: {
		title: "Las condiciones, con palabras claras",
		summary: "Lo que puedes esperar de nosotros y lo que esperamos de ti.",
		body: [
			heading("Tu cuenta"),
			list(
				"Una cuenta por persona, mayor de edad en el lugar donde está.",
				"Tus datos son ciertos y tu contraseña es solo tuya.",
				"Puedes cerrar la cuenta cuando quieras; lo que puedas retirar se te paga.",
			),
			heading("Tu dinero"),
			list(
				"La apuesta se cobra una vez, al aceptarse la ronda o la apuesta, y nunca dos.",
				"Una ronda interrumpida se termina con su resultado sellado. No se pierde nada por un corte de conexión.",
				"Una persona revisa cada retirada y después se paga; ves cada paso.",
			),
			heading("Los resultados"),
			list(
				"Los juegos siguen las reglas de su página; el resultado se fija antes de mostrarse.",
				"Las apuestas deportivas se liquidan con el resultado oficial del tiempo reglamentario; si el evento no se juega, se devuelve lo apostado.",
				"Si un resultado deportivo se corrige en siete días, una persona decide sobre sus apuestas. Toda corrección de dinero aparece en tu historial.",
			),
			heading("Si algo va mal"),
			paragraph(
				"Cada ronda, apuesta, depósito y retirada tiene un recibo con un identificador. Dinos cuál es y podremos responderte.",
			),
			link("Reglas de años anteriores", "/earlier-rules"),
			link("Ayuda", "/help"),
		],
	},
	pt: {
		title: "Os termos em palavras claras",
		summary: "O que você pode esperar de nós e o que esperamos de você.",
		body: [
			heading("Sua conta"),
			list(
				"Uma conta por pessoa, maior de idade segundo a lei de onde está.",
				"Seus dados são verdadeiros, e sua senha é só sua.",
				"Você pode encerrar a conta quando quiser; o que estiver disponível para saque é pago a você.",
			),
			heading("Seu dinheiro"),
			list(
				"O valor apostado é cobrado uma vez, quando a rodada ou a aposta é aceita, e nunca duas.",
				"Uma rodada interrompida é concluída a partir do seu resultado lacrado. Nada se perde por uma queda de conexão.",
				"Uma pessoa analisa cada saque, e depois ele é pago; você vê cada etapa.",
			),
			heading("Resultados"),
			list(
				"Os jogos seguem as regras da sua página; o resultado é fixado antes de ser mostrado.",
				"As apostas esportivas são resolvidas pelo resultado oficial do tempo regulamentar; se um evento não é disputado, o valor apostado é devolvido.",
				"Se um resultado esportivo é corrigido em até sete dias, uma pessoa decide sobre as apostas nele. Toda correção de dinheiro aparece no seu histórico.",
			),
			heading("Quando algo dá errado"),
			paragraph(
				"Toda rodada, aposta, depósito e saque tem um comprovante com um número. Informe esse número e poderemos responder.",
			),
			link("Regras de anos anteriores", "/earlier-rules"),
			link("Ajuda", "/help"),
		],
	},
	fr: {
		title: "Les conditions en mots clairs",
		summary: "Ce que vous pouvez attendre de nous, et ce que nous attendons de vous.",
		body: [
			heading("Votre compte"),
			list(
				"Un compte par personne, majeure selon la loi de l’endroit où elle se trouve.",
				"Vos données sont exactes, et votre mot de passe n’appartient qu’à vous.",
				"Vous pouvez clôturer le compte à tout moment ; ce que vous pouvez retirer vous est versé.",
			),
			heading("Votre argent"),
			list(
				"Une mise est débitée une seule fois, quand la partie ou le pari est accepté, et jamais deux.",
				"Une partie interrompue se termine à partir de son résultat scellé. Une coupure de connexion ne fait rien perdre.",
				"Chaque retrait est examiné par une personne, puis versé ; vous en voyez chaque étape.",
			),
			heading("Résultats"),
			list(
				"Les jeux suivent les règles indiquées sur leur page ; leur issue est fixée avant d’être affichée.",
				"Les paris sportifs sont réglés selon le résultat officiel du temps réglementaire ; si un événement n’a pas lieu, la mise est rendue.",
				"Si un résultat sportif est corrigé dans les sept jours, une personne décide des paris concernés. Chaque correction d’argent figure dans votre historique.",
			),
			heading("En cas de problème"),
			paragraph(
				"Chaque partie, pari, dépôt et retrait a un reçu avec un identifiant. Donnez-nous cet identifiant et nous pourrons vous répondre.",
			),
			link("Règles des années précédentes", "/earlier-rules"),
			link("Aide", "/help"),
		],
	},
	de: {
		title: "Die AGB in klaren Worten",
		summary: "Was Sie von uns erwarten dürfen und was wir von Ihnen erwarten.",
		body: [
			heading("Ihr Konto"),
			list(
				"Ein Konto pro Person, die an ihrem Aufenthaltsort volljährig ist.",
				"Ihre Angaben sind wahr, und Ihr Passwort gehört nur Ihnen.",
				"Sie können das Konto jederzeit schließen; was auszahlbar ist, wird Ihnen ausgezahlt.",
			),
			heading("Ihr Geld"),
			list(
				"Ein Einsatz wird einmal abgebucht, wenn die Runde oder Wette angenommen wird, und nie doppelt.",
				"Eine unterbrochene Runde wird aus ihrem versiegelten Ergebnis zu Ende gespielt. Durch einen Verbindungsabbruch geht nichts verloren.",
				"Jede Auszahlung prüft ein Mensch, dann wird sie ausgezahlt; Sie sehen jeden Schritt.",
			),
			heading("Ergebnisse"),
			list(
				"Spiele folgen den Regeln auf ihrer Seite; ihr Ergebnis steht fest, bevor es gezeigt wird.",
				"Sportwetten werden nach dem offiziellen Ergebnis der regulären Spielzeit abgerechnet; findet ein Ereignis nicht statt, kommt der Einsatz zurück.",
				"Wird ein Sportergebnis innerhalb von sieben Tagen korrigiert, entscheidet ein Mensch über die Wetten darauf. Jede Korrektur von Geld steht in Ihrem Verlauf.",
			),
			heading("Wenn etwas schiefgeht"),
			paragraph(
				"Jede Runde, Wette, Einzahlung und Auszahlung hat einen Beleg mit einer Nummer. Nennen Sie uns die Belegnummer, und wir können antworten.",
			),
			link("Regeln früherer Jahre", "/earlier-rules"),
			link("Hilfe", "/help"),
		],
	},
	ar: {
		title: "الشروط بكلام واضح",
		summary: "ما يحق لك أن تتوقعه منا، وما نتوقعه منك.",
		body: [
			heading("حسابك"),
			list(
				"حساب واحد لكل شخص بلغ السن القانونية في مكان وجوده.",
				"بياناتك صحيحة، وكلمة مرورك لك وحدك.",
				"يمكنك إغلاق الحساب في أي وقت، ويُدفع لك ما يمكن سحبه.",
			),
			heading("مالك"),
			list(
				"يُخصم الرهان مرة واحدة عند قبول الجولة أو الرهان، ولا يُخصم مرتين أبدًا.",
				"الجولة التي تنقطع تُستكمل من نتيجتها المختومة. لا يضيع شيء بسبب انقطاع الاتصال.",
				"يراجع شخصٌ كل سحب ثم يُدفع، وترى كل خطوة.",
			),
			heading("النتائج"),
			list(
				"تتبع الألعاب القواعد المذكورة في صفحاتها، وتُثبّت نتيجتها قبل عرضها.",
				"تُسوّى الرهانات الرياضية بالنتيجة الرسمية للوقت الأصلي، والحدث الذي لا يُقام يُعاد رهانه.",
				"إن صُحّحت نتيجة رياضية خلال سبعة أيام فإن شخصًا يقرّر بشأن الرهانات عليها. وكل تصحيح مالي يظهر في سجلك.",
			),
			heading("إذا حدث خلل"),
			paragraph("لكل جولة ورهان وإيداع وسحب إيصال يحمل رقمًا. أعطنا الرقم نُجبك."),
			link("قواعد السنوات السابقة", "/earlier-rules"),
			link("المساعدة", "/help"),
		],
	},
	ja: {
		title: "わかりやすい利用規約",
		summary: "当サイトがお約束すること、そしてお客様にお願いすることです。",
		body: [
			heading("アカウント"),
			list(
				"アカウントは、現在地の法律で成年に達した方お一人につき1つです。",
				"登録情報は正確に保ち、パスワードはご本人だけがお使いください。",
				"アカウントはいつでも解約できます。出金可能な金額はお支払いします。",
			),
			heading("お金"),
			list(
				"ベット額は、ラウンドまたはベットの受付時に1回だけ引き落とされます。二重に引き落とされることはありません。",
				"中断したラウンドは、封印された結果に基づいて完了します。接続が切れても、失われるものはありません。",
				"出金は担当者が審査してからお支払いします。各段階をご確認いただけます。",
			),
			heading("結果"),
			list(
				"ゲームは各ページのルールに従います。結果は、表示される前に確定しています。",
				"スポーツベットは、規定時間内の公式結果で確定します。行われなかったイベントのベット額は返還されます。",
				"スポーツの結果が7日以内に訂正された場合は、対象のベットについて担当者が判断します。金額の訂正はすべて履歴に記載されます。",
			),
			heading("問題が起きたとき"),
			paragraph(
				"ラウンド、ベット、入金、出金には、すべてIDの付いたレシートがあります。そのIDをお知らせいただければ、お答えできます。",
			),
			link("過去の年の規則", "/earlier-rules"),
			link("ヘルプ", "/help"),
		],
	},
	zh: {
		title: "通俗易懂的条款",
		summary: "你可以对我们有什么期待，我们对你有什么要求。",
		body: [
			heading("你的账户"),
			list(
				"每人一个账户，须达到所在地的法定成年年龄。",
				"你的资料真实，密码只归你一人使用。",
				"你可以随时关闭账户；可提的款项会付给你。",
			),
			heading("你的钱"),
			list(
				"投注额在该局或投注被接受时扣除一次，绝不重复扣除。",
				"中断的一局会按已密封的结果完成。断线不会造成任何损失。",
				"每笔提款先由专人审核，然后付款；每一步你都能看到。",
			),
			heading("结果"),
			list(
				"游戏遵循其页面上的规则；结果在显示之前就已确定。",
				"体育投注按常规时间的官方赛果结算；未进行的赛事退还投注额。",
				"如果体育赛果在七天内被更正，相关投注由专人决定。每一次资金更正都会列入你的记录。",
			),
			heading("出现问题时"),
			paragraph("每一局、每笔投注、存款和提款都有带编号的凭证。把编号告诉我们，我们就能答复。"),
			link("往年的规则", "/earlier-rules"),
			link("帮助", "/help"),
		],
	},
});

import { helpLines } from "./help-lines.ts";
import { contentPage, heading, link, list, paragraph } from "./page.ts";

export const saferPlay = contentPage("safer-play", {
	en: {
		title: "You stay in charge",
		summary: "What gambling costs, signs to watch for, and where to get help.",
		body: [
			paragraph(
				"Gambling is entertainment that you pay for, like a concert. Decide in advance what an evening may cost.",
			),
			heading("What it costs"),
			paragraph(
				"A return to player of 96% means that of every 100 staked, 96 come back on average, over very many rounds. In one evening it can be far more or far less. Nothing is ever due.",
			),
			heading("Signs to take seriously"),
			list(
				"Staking more to win back losses.",
				"Playing with money meant for something else.",
				"Hiding how much or how long you play.",
			),
			heading("What helps"),
			list(
				"Stop while it is still fun; your balance is not going anywhere.",
				"Withdraw what you do not want to play with.",
				"Practise without money: the games are the same.",
				"Talk to someone. Your doctor or a local gambling helpline will listen without judging.",
			),
			link("How withdrawals work", "/help/withdrawals"),
			heading("Someone to talk to"),
			paragraph(
				"These organisations listen, advise and can point you to more help near you. They are independent of us.",
			),
			...helpLines("en", "Gambling Therapy, in every country and many languages"),
		],
	},
	es: {
		title: "Tú decides",
		summary: "Lo que cuesta jugar, las señales a tener en cuenta y a quién acudir.",
		body: [
			paragraph("Jugar es algo por lo que se paga, como un concierto. Decide antes cuánto puede costar la noche."),
			heading("Lo que cuesta"),
			paragraph(
				"Un retorno al jugador del 96 % significa que, de cada 100 apostados, vuelven 96 de media, a lo largo de muchísimas rondas. En una noche puede ser mucho más o mucho menos. Nunca «toca» nada.",
			),
			heading("Señales que conviene tomar en serio"),
			list(
				"Apostar más para recuperar lo perdido.",
				"Jugar con dinero destinado a otra cosa.",
				"Ocultar cuánto o cuánto tiempo se juega.",
			),
			heading("Lo que ayuda"),
			list(
				"Déjalo mientras aún sea agradable; tu saldo te espera.",
				"Retira lo que no pienses jugar.",
				"Practica sin dinero: los juegos son los mismos.",
				"Habla con alguien. Tu médico o un teléfono de ayuda de tu zona escucha sin juzgar.",
			),
			link("Cómo funcionan las retiradas", "/help/withdrawals"),
			heading("Con quién hablar"),
			paragraph(
				"Estas organizaciones escuchan, aconsejan y conocen más ayuda cerca de ti. No tienen nada que ver con nosotros.",
			),
			...helpLines("es", "Gambling Therapy, en todos los países y muchos idiomas"),
		],
	},
	pt: {
		title: "Quem decide é você",
		summary: "Quanto custa jogar, os sinais de alerta e onde buscar ajuda.",
		body: [
			paragraph("Jogar é algo pelo qual se paga, como um show. Decida antes quanto a noite pode custar."),
			heading("Quanto custa"),
			paragraph(
				"Um retorno ao jogador de 96% significa que, de cada 100 apostados, voltam em média 96, ao longo de muitíssimas rodadas. Em uma noite, pode ser muito mais ou muito menos. Nenhum prêmio está prestes a sair.",
			),
			heading("Sinais para levar a sério"),
			list(
				"Apostar mais para recuperar o que se perdeu.",
				"Jogar com dinheiro destinado a outra coisa.",
				"Esconder quanto ou por quanto tempo você joga.",
			),
			heading("O que ajuda"),
			list(
				"Pare enquanto ainda é agradável; seu saldo espera por você.",
				"Saque o que não pretende usar para jogar.",
				"Jogue no modo demo, sem dinheiro: os jogos são os mesmos.",
				"Converse com alguém. Seu médico ou uma linha de apoio ao jogador da sua região escuta sem julgar.",
			),
			link("Como funcionam os saques", "/help/withdrawals"),
			heading("Com quem falar"),
			paragraph(
				"Estas organizações escutam, orientam e conhecem mais ajuda perto de você. Elas não têm nada a ver conosco.",
			),
			...helpLines("pt", "Gambling Therapy, em todos os países e muitos idiomas"),
		],
	},
	fr: {
		title: "C’est vous qui décidez",
		summary: "Ce que coûte le jeu, les signes à surveiller et à qui s’adresser.",
		body: [
			paragraph("Jouer se paie, comme un concert. Décidez à l’avance de ce que la soirée peut coûter."),
			heading("Ce que cela coûte"),
			paragraph(
				"Un taux de retour au joueur de 96 % signifie que, sur 100 misés, 96 reviennent en moyenne, sur un très grand nombre de parties. En une soirée, cela peut être bien plus ou bien moins. Aucun gain n’est jamais dû.",
			),
			heading("Les signes à prendre au sérieux"),
			list(
				"Miser plus pour regagner ce qui est perdu.",
				"Jouer avec de l’argent prévu pour autre chose.",
				"Cacher combien, ou combien de temps, vous jouez.",
			),
			heading("Ce qui aide"),
			list(
				"Arrêtez tant que c’est encore agréable ; votre solde vous attend.",
				"Retirez ce que vous ne comptez pas jouer.",
				"Jouez en démo, sans argent : les jeux sont les mêmes.",
				"Parlez à quelqu’un. Votre médecin ou une ligne d’aide aux joueurs près de chez vous écoute sans juger.",
			),
			link("Comment fonctionnent les retraits", "/help/withdrawals"),
			heading("À qui parler"),
			paragraph(
				"Ces organisations écoutent, conseillent et connaissent d’autres aides près de chez vous. Elles n’ont aucun lien avec nous.",
			),
			...helpLines("fr", "Gambling Therapy, dans tous les pays et de nombreuses langues"),
		],
	},
	de: {
		title: "Sie entscheiden",
		summary: "Was das Spielen kostet, worauf Sie achten sollten und wo es Hilfe gibt.",
		body: [
			paragraph(
				"Spielen ist etwas, wofür man bezahlt, wie ein Konzert. Legen Sie vorher fest, was ein Abend kosten darf.",
			),
			heading("Was es kostet"),
			paragraph(
				"Eine Auszahlungsquote von 96\u00a0% bedeutet: Von je 100, die gesetzt werden, kommen im Schnitt 96 zurück, über sehr viele Runden. An einem Abend kann es weit mehr oder weit weniger sein. Kein Gewinn ist je fällig.",
			),
			heading("Anzeichen, die Sie ernst nehmen sollten"),
			list(
				"Mehr setzen, um Verlorenes zurückzugewinnen.",
				"Mit Geld spielen, das für etwas anderes gedacht ist.",
				"Verheimlichen, wie viel oder wie lange Sie spielen.",
			),
			heading("Was hilft"),
			list(
				"Hören Sie auf, solange es noch angenehm ist; Ihr Guthaben wartet auf Sie.",
				"Zahlen Sie aus, womit Sie nicht spielen wollen.",
				"Spielen Sie die Demo, ohne Geld: Die Spiele sind dieselben.",
				"Sprechen Sie mit jemandem. Ihr Arzt oder eine örtliche Beratungsstelle hört zu, ohne zu urteilen.",
			),
			link("So funktionieren Auszahlungen", "/help/withdrawals"),
			heading("Wer Ihnen zuhört"),
			paragraph(
				"Diese Stellen hören zu, beraten und kennen weitere Hilfe in Ihrer Nähe. Sie haben mit uns nichts zu tun.",
			),
			...helpLines("de", "Gambling Therapy, in allen Ländern und vielen Sprachen"),
		],
	},
	ar: {
		title: "القرار لك",
		summary: "ما يكلّفه اللعب، وعلامات تستحق الانتباه، وإلى من تلجأ.",
		body: [
			paragraph("اللعب شيء تدفع ثمنه كحفلة موسيقية. قرّر قبل أن تبدأ كم يمكن أن تكلّفك الأمسية."),
			heading("كم يكلّف"),
			paragraph(
				"عائد للاعب بنسبة \u206696 %\u2069 يعني أن من كل 100 يُراهَن بها يعود 96 في المتوسط على مدى جولات كثيرة جدًّا. وقد يكون في أمسية واحدة أكثر بكثير أو أقل بكثير. لا ربح «مستحقّ» أبدًا.",
			),
			heading("علامات خذها بجدية"),
			list("رفع الرهان لاستعادة ما ضاع.", "اللعب بمال مخصص لغرض آخر.", "إخفاء مقدار ما تلعب به أو مدته."),
			heading("ما يساعد"),
			list(
				"توقّف ما دام الأمر ممتعًا، فرصيدك ينتظرك.",
				"اسحب ما لا تنوي اللعب به.",
				"تدرّب من دون مال، فالألعاب هي نفسها.",
				"تحدّث إلى أحد. طبيبك أو خط مساعدة محلي يستمع من دون أن يحكم عليك.",
			),
			link("كيف تعمل السحوبات", "/help/withdrawals"),
			heading("مع من تتحدث"),
			paragraph("هذه الجهات تستمع وتنصح وتعرف مزيدًا من المساعدة قريبًا منك. ولا صلة لها بنا."),
			...helpLines("ar", "Gambling Therapy، في كل البلدان وبلغات كثيرة"),
		],
	},
	ja: {
		title: "決めるのはご自身です",
		summary: "プレイにかかるお金、注意すべきサイン、相談先についてご案内します。",
		body: [
			paragraph(
				"プレイは、コンサートと同じように、お金を払って楽しむものです。一晩にいくらまで使うか、前もって決めておきましょう。",
			),
			heading("かかるお金"),
			paragraph(
				"還元率96%とは、非常に多くのラウンドを通じて、ベット額100につき平均96が戻るという意味です。一晩では、それよりはるかに多いことも、はるかに少ないこともあります。「そろそろ当たる」ということはありません。",
			),
			heading("見過ごせないサイン"),
			list("負けを取り返すために、ベット額を増やす。", "他の用途のお金でプレイする。", "プレイした金額や時間を隠す。"),
			heading("役に立つこと"),
			list(
				"楽しいうちにやめましょう。残高はそのまま残ります。",
				"プレイに使うつもりのないお金は、出金しましょう。",
				"お金を使わずに練習プレイができます。ゲームの内容は同じです。",
				"誰かに相談しましょう。かかりつけの医師や地域のギャンブル相談窓口は、責めることなく話を聞いてくれます。",
			),
			link("出金のしくみ", "/help/withdrawals"),
			heading("相談先"),
			paragraph("次の機関が話を聞き、助言し、お近くの支援先を紹介します。当サイトとは関係のない機関です。"),
			...helpLines("ja", "Gambling Therapy（すべての国で、多くの言語に対応）"),
		],
	},
	zh: {
		title: "一切由你决定",
		summary: "博彩的花费、需要留意的迹象，以及可以求助的地方。",
		body: [
			paragraph("博彩就像听音乐会，是要花钱的。请事先决定一个晚上可以花多少。"),
			heading("要花多少钱"),
			paragraph(
				"玩家返还率 96% 的意思是：在极多的局数中，每投注 100，平均返还 96。一个晚上可能远多于此，也可能远少于此。没有哪次赢奖是“该来了”。",
			),
			heading("值得认真对待的迹象"),
			list("加大投注，想把输掉的赢回来。", "用本该另作他用的钱来玩。", "隐瞒玩了多少钱或多长时间。"),
			heading("有帮助的做法"),
			list(
				"趁还愉快的时候停下来；你的余额会等着你。",
				"不打算用来玩的钱，就提出来。",
				"不花钱试玩：游戏是一样的。",
				"找人谈谈。你的医生或当地的博彩求助热线会倾听，而不会评判。",
			),
			link("提款如何进行", "/help/withdrawals"),
			heading("可以找谁谈谈"),
			paragraph("这些机构会倾听、提供建议，也了解你附近的其他帮助。它们与本站无关。"),
			...helpLines("zh", "Gambling Therapy，面向所有国家，提供多种语言"),
		],
	},
});

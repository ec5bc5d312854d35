export default {
	board: "3マスのリールが5本あります。当たりは「起きたこと」の一覧にあります。",
	symbols: {
		rose: "バラ",
		hummingbird: "ハチドリ",
		butterfly: "蝶",
		lily: "ユリ",
		ivy: "アイビー",
		clover: "クローバー",
		berries: "木の実",
		bell: "ホタルブクロ",
		bramble: "イバラ",
		fountain: "噴水",
	},
	ready: "{lines, number}ライン・フリースピンではイバラが残ります",
	win: "{symbol}・{count, number}ライン",
	run: "{count, number}個連続",
	covered: "{count, plural, =0 {覆われたリールなし} other {#リールが覆われています}}",
	spoken: {
		row: "{row, number}段目：{symbols}。",
		won: "ライン{line, number}：{symbol}が{count, number}個、ラインベットの{lineBets, number}倍。",
		scatters: "{symbol}が{count, number}個（位置不問）：ラインベットの{lineBets, number}倍。",
	},
	paysHint: "ラインごとの、ベット額に対する倍率です。左から何個連続するかで決まります。",
	rules: {
		lines:
			"{lines, number}本のラインが5本のリールを横切り、毎回すべてが有効です。左から3個以上連続したシンボルに配当があります。",
		bets: "1回のベットは{lines, number}ラインベットで、各ラインに1つずつです。",
		wild: "イバラは中央の3リールに出て、噴水以外のすべてのシンボルの代わりになります。",
		scatter:
			"噴水が位置を問わず3個、4個、5個出ると、ベット額の{pays3, number}倍、{pays4, number}倍、{pays5, number}倍が支払われ、フリースピンが{spins3, number}回、{spins4, number}回、{spins5, number}回になります。",
		feature: "フリースピンでは、イバラがリール全体に伸び、そのリールがすべてのシンボルの代わりになります。",
		stays: "覆われたリールは最後のフリースピンまで覆われたままです。フリースピンに噴水はなく、回数は増えません。",
		less: "ベット額より少ない払い戻しは、当たりではなく戻った額として表示されます。",
		exact:
			"還元率は正確に計算されています。ラインは式で、フリースピンは覆われたリールの連鎖で求めます。ばらつきと配当の確率は測定値です。",
	},
	drawn: "スピンごとに、左のリールから順に{stops, number}未満の抽選を1回ずつ行い、各マスの位置とします。",
	sale: {
		button: "{count, number}スピンを購入 · {amount}",
		ready: "1回の料金でフリースピン{count, number}回・イバラが残ります",
		choice: "{count, number}スピン",
		title: "フリースピンを{count, number}回購入しますか？",
		taken: "料金がそのままベット額です。確認すると引き落とされ、すぐにスピンが始まります。",
		practice: "これは練習です。料金は練習用のお金から引かれます。",
		price: "料金",
		above: "料金を上回る払い戻し",
		cancel: "今はしない",
		confirm: "{amount}で購入",
		close: "購入せずに閉じる",
		paysHint: "ラインごとの、料金に対する倍率です。左から何個連続するかで決まります。",
		rules: {
			price:
				"料金でフリースピン{count, number}回を購入します。料金は{lineBets, number}ラインベット（{lines, number}ラインの1スピン分の{times, number}倍）で、確認したときに1度だけ引き落とされます。",
			wild: "イバラは中央の3リールに出て、他のすべてのシンボルの代わりになります。",
			no: "有料のスピンも噴水もありません。行われるのはフリースピンだけで、回数は増えません。",
			stays: "覆われたリールは最後のフリースピンまで覆われたままです。",
			above:
				"購入の{above, number, ::percent .0}で払い戻しが料金を上回ります。それ以外は料金を下回るか、払い戻しがありません。",
			exact:
				"還元率は、覆われたリールの連鎖で正確に計算されています。ばらつき、配当の確率、最大配当は{rounds, number}ラウンドの測定値です。",
		},
	},
};

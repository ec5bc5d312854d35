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
	told: {
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
};

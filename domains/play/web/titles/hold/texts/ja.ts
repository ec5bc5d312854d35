export default {
	board: "3マスのリールが5本あります。当たりは「起きたこと」の一覧にあります。",
	symbols: {
		key: "鍵",
		dial: "ダイヤル",
		padlock: "南京錠",
		bell: "ベル",
		gear: "歯車",
		valve: "バルブ",
		spring: "ばね",
		nut: "ナット",
		vault: "金庫の扉",
		coin: "コイン",
	},
	prizes: { mini: "ミニ", minor: "マイナー", major: "メジャー", grand: "グランド" },
	ready: "{lines, number}ライン・コイン{coins, number}枚でホールド開始",
	win: "{symbol}・{count, number}ライン",
	run: "{count, number}個連続",
	left: "{count, plural, =0 {リスピン終了} other {リスピン残り#回}}",
	held: "{all, number}マス中{count, number}マスにコイン",
	allPay: "金庫が満杯でグランド",
	message: "ホールド＆スピン・{count, plural, =0 {リスピン終了} other {リスピン残り#回}}",
	headline: { begun: "ホールド＆スピン", grand: "金庫が満杯です", total: "ホールドの配当" },
	begins: "コイン{count, number}枚・ベット額の{times, number}倍",
	sum: "コイン{count, number}枚・ベット額の{times, number}倍",
	spoken: {
		row: "{row, number}段目：{symbols}。",
		won: "ライン{line, number}：{symbol}が{count, number}個、ラインベットの{lineBets, number}倍。",
		held: "ホールドしたコイン（ベット額の倍数）：{coins}。リスピンは残り{left, number}回。",
		none: "新しいコインはありません。リスピンは残り{left, number}回。",
		grand: "すべてのマスにコインがあります。グランドの配当はベット額の{times, number}倍です。",
	},
	paysHint: "ラインごとの、ベット額に対する倍率です。左から何個連続するかで決まります。",
	rules: {
		lines:
			"{lines, number}本のラインが5本のリールを横切り、毎回すべてが有効です。左から3個以上連続したシンボルに配当があります。",
		bets: "1回のベットは{lines, number}ラインベットで、各ラインに1つずつです。",
		wild: "金庫の扉は中央の3リールに出て、コイン以外のすべてのシンボルの代わりになります。",
		begin:
			"コインが位置を問わず{least, number}枚以上出るとホールドが始まります。コインはその場に残り、それぞれにベット額の倍数の値が付きます。",
		respins:
			"その後{lives, number}回のリスピンがあります。空いた各マスは60分の{respin, number}の確率でコインになります。新しいコインは残り、リスピンは{lives, number}回に戻ります。残りがなくなるか、すべてのマスにコインがあると終わります。",
		values: "コインの値はベット額の{plain}のどれかで、小さい値のほうがはるかに出やすくなっています。",
		prizes: "一部のコインは賞です：{named}。",
		grand:
			"{cells, number}マスすべてにコインがあると、グランドがさらにベット額の{grand, number}倍を支払います。固定額で、増えません。",
		less: "ベット額より少ない払い戻しは、当たりではなく戻った額として表示されます。",
		exact:
			"還元率は正確に計算されています。ラインは式で、ホールドはコインとリスピンの連鎖で求めます。ばらつきと配当の確率は測定値です。",
	},
	drawn:
		"リールごとに{stops, number}未満の抽選を1回行い、各マスの位置とします。ホールドでは、リスピンごとに空いた各マスについて60未満の抽選を1回、コインごとに値の抽選を1回行います。",
};

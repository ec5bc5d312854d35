export default {
	board: "7列、各列7マスの盤面です。当たりは「起きたこと」の一覧にあります。",
	symbols: {
		snail: "巻き貝",
		starfish: "ヒトデ",
		scallop: "ホタテ貝",
		fish: "魚",
		jellyfish: "クラゲ",
		crystal: "水晶",
		pebble: "小石",
		pearl: "真珠",
		coral: "赤サンゴ",
	},
	ready: "5個以上つながると当たり・最大{times, number}倍",
	cascade: "カスケード {count, number}",
	cluster: "{symbol} · {count, number}",
	times: "{amount} × {times, number}",
	more: "ほか{count, number}件",
	sizes: { range: "{from, number}～{to, number}", last: "{from, number}以上" },
	spoken: {
		filled: "盤面が埋まりました。",
		won: "{symbol}が{count, number}個つながり、ベット額の{times}倍{factor, plural, =1 {} other {（#倍を含む）}}。",
		fell: "はじけて、残りが落ちます。",
		capped: "このラウンドの上限額、ベット額の{times}倍が支払われます。",
	},
	paysHint: "つながった数ごとの、ベット額に対する倍率です。さらにマスの倍率がかかります。",
	rules: {
		clusters: "辺どうしが触れ合う同じシンボルはクラスターです。{least, number}個以上で配当があります。",
		cascades:
			"当たったものははじけ、上のものが落ち、新しいシンボルが上から来ます。当たりがなくなるまで続き、すべてが1回のベットに含まれます。",
		times:
			"当たりがあったマスには印が付きます。以後はそこで当たるたびに倍率が×2から×{max, number}まで倍になります。クラスターには、その下の倍率の合計がかかります。",
		wild: "真珠は、触れているすべてのクラスターに加わります。",
		scatter:
			"赤サンゴ自体に配当はありません。すべてが落ちたときに3個、4個、5個以上見えていると、フリースピンが{three, number}回、{four, number}回、{five, number}回になります。",
		feature:
			"フリースピン中は真珠が増え、倍率は最後まで残ります。サンゴ3個でさらに{more, number}回、合計{all, number}回まで増えます。",
		less: "ベット額より少ない払い戻しは、当たりではなく戻った額として表示されます。",
		exact:
			"1ラウンドは、番号の付いた{outcomes, number}通りの結果の1つです。どれも等しい確率で、すべて数え上げてあり、還元率はその正確な平均です。1ラウンドの支払いはベット額の{cap, number}倍までです。",
	},
	drawn: "{outcomes, number}未満の抽選を1回行い、結果の番号とします。展開の方法は公開規則にあります。",
};

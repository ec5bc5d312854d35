export default {
	board: "2～7個のシンボルが並ぶリールが6本あります。当たりは「起きたこと」の一覧にあります。",
	symbols: {
		crane: "鶴",
		carp: "鯉",
		pine: "松",
		lotus: "蓮",
		bamboo: "竹",
		peak: "峰",
		stones: "石",
		mushroom: "きのこ",
		fan: "扇",
		lightning: "稲妻",
		cloud: "雷雲",
	},
	ready: "最大{ways, number}通り・当たりは消えて新しいシンボルが落ちます",
	ways: "{ways, number}通り",
	cascade: "{count, number}連続の当たり",
	win: "{symbol}・{reels, number}リール・{ways, number}通り・×{times, number}",
	reels: "{reels, number}リール",
	spoken: {
		reel: "リール{reel, number}：{symbols}。",
		times: "倍率は{times, number}。",
		won: "{symbol}が{reels, number}リール、{ways, number}通り：{coins, number}コイン。",
		fell: "当たりが消え、新しいシンボルが落ちました。",
		capped: "1ラウンドの上限に達しました：{coins, number}コイン。",
	},
	paysHint: "1通りごとの、ベット額に対する倍率です。左から隣り合う何リールに出たかで決まります。",
	rules: {
		heights:
			"毎回、6本のリールにはそれぞれ{lowest, number}～{highest, number}個のシンボルが並び、最大{limit, number}通りになります。",
		ways: "シンボルは、左から隣り合う3リール以上に、高さを問わず出ていれば配当があります。各リールから1つずつ選ぶ組み合わせごとに支払われます。",
		coins: "1回のベットは{coins, number}コインで、配当もコインで数えます。",
		cascades:
			"当たったものは消え、上のものが落ち、新しいシンボルが上から来ます。当たりがなくなるまで続き、すべて同じベットに含まれます。",
		wild: "稲妻は中央の4リールに出て、雷雲以外のすべてのシンボルの代わりになります。加わった当たりとともに消えます。",
		scatter:
			"有料スピンの終わりに雷雲が4個、5個、6個、7個あると、フリースピンが{spins4, number}回、{spins5, number}回、{spins6, number}回、{spins7, number}回になります。",
		feature:
			"フリースピンでは倍率が1から始まり、連鎖ごとに1増え、下がりません。その中で雷雲が{again, number}個出ると{more, number}回追加され、合計{all, number}回まで増えます。",
		less: "ベット額より少ない払い戻しは、当たりではなく戻った額として表示されます。",
		exact:
			"還元率は正確です。1ラウンドは番号付きの{outcomes, number}通りの結果から1つを抽選し、すべてが数えられています。",
	},
	drawn:
		"{outcomes, number}未満の抽選を1回行い、結果の番号とします。リールの高さとシンボルは、公開された数列によって番号から決まります。",
};

export default {
	board: "各{rows, number}マスのリールが5本あります。当たりは「起きたこと」の一覧にあります。",
	ways: "通り",
	ready: "{ways, number}通り・左から隣り合うリールで配当",
	win: "{symbol}・{reels, number}リール・{ways, number}通り",
	reels: "{reels, number}リール",
	spoken: {
		row: "{row, number}段目：{symbols}。",
		won: "{symbol}が{reels, number}リール、{ways, number}通り：{coins, number}コイン。",
		scatters: "{symbol}が{count, number}個（位置不問）：{coins, number}コイン。",
	},
	paysHint: "1通りごとの、ベット額に対する倍率です。左から隣り合う何リールに出たかで決まります。",
	rules: {
		ways: "シンボルは、左から隣り合う3リール以上に、段を問わず出ていれば配当があります。各リールから1つずつ選ぶすべての組み合わせが対象で、全部で{ways, number}通りです。",
		coins: "1回のベットは{coins, number}コインで、配当もコインで数えます。",
		less: "ベット額より少ない払い戻しは、当たりではなく戻った額として表示されます。",
		exact:
			"還元率は正確に計算されています。各マスは独立に抽選されるため、式で求められます。ばらつきと配当の確率は測定値です。",
	},
	silk: {
		symbols: {
			camel: "ラクダ",
			ewer: "水差し",
			pomegranate: "ザクロ",
			lamp: "ランプ",
			palm: "ヤシ",
			star: "星",
			moon: "月",
			flower: "花",
			waves: "波",
			sun: "太陽",
			gate: "城門",
		},
		wild: "太陽は中央の3リールに出て、城門以外のすべてのシンボルの代わりになります。",
		scatter:
			"城門が位置を問わず3個、4個、5個出ると、ベット額の{pays3, number}倍、{pays4, number}倍、{pays5, number}倍が支払われ、フリースピンが{spins3, number}回、{spins4, number}回、{spins5, number}回になります。",
		feature:
			"フリースピンでは太陽が増えます。その中で城門が3個出ると{more, number}回追加され、合計{all, number}回まで増えます。",
		factors:
			"フリースピンでは、太陽を通るすべての組み合わせに{factors}のどれかがかかります。複数のリールの太陽は互いにかけ合わされます。",
		drawn:
			"リールごとに{stops, number}未満の抽選を1回行い、各マスの位置とします。フリースピンでは太陽ごとにさらに1回、倍率を抽選します。",
	},
	dunes: {
		symbols: {
			fennec: "フェネック",
			oryx: "オリックス",
			gecko: "ヤモリ",
			beetle: "甲虫",
			cactus: "サボテン",
			ammonite: "アンモナイト",
			agave: "リュウゼツラン",
			crystal: "砂漠のバラ",
			dune: "砂丘",
			whirlwind: "つむじ風",
			arch: "岩のアーチ",
		},
		wild: "つむじ風は中央の3リールに出て、岩のアーチ以外のすべてのシンボルの代わりになります。",
		scatter:
			"岩のアーチが位置を問わず3個、4個、5個出ると、ベット額の{pays3, number}倍、{pays4, number}倍、{pays5, number}倍が支払われ、フリースピンが{spins3, number}回、{spins4, number}回、{spins5, number}回になります。",
		feature:
			"フリースピンではつむじ風が増えます。その中で岩のアーチが3個出ると{more, number}回追加され、合計{all, number}回まで増えます。",
		factors:
			"フリースピンでは、つむじ風を通るすべての組み合わせに{factors}のどれかがかかります。複数のリールのつむじ風は互いにかけ合わされます。",
		drawn:
			"リールごとに{stops, number}未満の抽選を1回行い、各マスの位置とします。フリースピンではつむじ風ごとにさらに1回、倍率を抽選します。",
	},
};

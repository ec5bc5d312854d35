export default {
	title: "1回押して続けてプレイ",
	close: "閉じる",
	hint: "どれも選んだベット額での通常のラウンドです。「停止」でいつでも終わります。Escapeキー、拒否されたラウンド、ページが表示されていないときにも停止します。",
	rounds: "ラウンド数",
	count: "{count, number}",
	loss: "損失の上限",
	win: "1回の当たりで停止する額",
	noWin: "設定しない",
	feature: "フィーチャーが来たら停止",
	start: "{stake}で{rounds, number}ラウンド開始",
} as const;

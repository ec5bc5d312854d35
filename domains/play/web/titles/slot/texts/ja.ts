export default {
	spin: "スピン · {amount}",
	tiers: { nice: "ナイスウィン", big: "ビッグウィン", huge: "ヒュージウィン", immense: "超特大ウィン" },
	timesStake: "ベット額の{times, number, ::.##}倍",
	choice: "ベット",
	oneSpin: "1スピン",
	feature: "フリースピン",
	featureTotal: "フリースピンの獲得額",
	spoken: {
		outcome: "このラウンドは{all, number}通りのうち{outcome, number}番の結果です。",
		scatters: "{symbol}が{count, number}個（位置不問）：{amount}。",
	},
};

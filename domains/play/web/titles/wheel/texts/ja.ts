export default {
	wheel: "ホイールには{count, number}個の区画があり、確率はすべて同じです。",
	legend: "区画の配当",
	segments: "{all, number}個中{count, number}個",
	blank: "なし",
	spin: "スピン · {amount}",
	risk: "リスク",
	risks: { low: "低", medium: "中", high: "高" },
	ready: "最高区画{times}× · {stake}で最大{amount}",
	won: "{times}× · {win}を獲得しました",
	lost: "今回は配当なしです",
	choice: "リスク",
	spoken: { stopped: "ホイールは{all, number}個中{segment, number}番目の区画で止まりました：{times}×。" },
	rules: {
		begin:
			"リスクとベット額を選びます。リスクごとに24区画の専用のホイールがあり、リスクが高いほど配当のある区画が減り、配当が高くなります。",
		spin: "区画は「スピン」を押した時点で、24個から同じ確率で抽選されます。ホイールはその区画まで回るだけで、回る長さは結果に影響しません。",
		pays: "針の下の区画の倍率がベット額にかかります。配当なしの区画を除き、ベット額を下回る区画はありません。",
		exact: "3つのホイールの還元率は、すべて正確に98.00%です。",
	},
	drawn: "24未満の抽選を1回行います。これが選んだホイールの区画で、一番上から0で始めて数えます。",
};

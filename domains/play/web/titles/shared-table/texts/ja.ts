export default {
	bet: "{amount}を賭ける",
	betNext: "次のラウンドに{amount}を賭ける",
	waiting: "次のラウンドを待っています。取り消す",
	placed: "{amount}で参加中",
	loading: "テーブルを読み込んでいます",
	startsIn: "ベット受付中。開始まで{seconds, number}秒",
	locked: "ベットを締め切りました",
	void: "このラウンドは行われませんでした。賭け金はすべて返還されます。",
	returned: "{amount}が戻りました",
	results: "最近のラウンド",
	noSeats: "このラウンドにはまだ誰もいません。",
	hiddenName: "プレイヤー",
	hideName: "自分の名前をほかの人に見せない",
	spoken: {
		betting: "ラウンド{number, number}、ベット受付中です。",
		startsIn: "開始まで{seconds, number}秒。",
		next: "次のラウンドに賭けます。",
		placed: "{amount}で参加中です。",
	},
	rules: {
		chain:
			"すべてのラウンドは、最初のラウンドより前に端を公開したシードの連鎖から引かれ、どれも変更できません。「公正さ」でご覧になれます。",
	},
	fairness: {
		intro:
			"ラウンドのシードは連鎖になっていて、それぞれのSHA-256が一つ前のシードです。最初のシードのSHA-256を最初のラウンドより前に公開したので、以後のラウンドはすべてその時点で決まっています。",
		chain: "連鎖{chain, number}、{length, number}ラウンド",
		commitment: "公開値",
		publicSalt: "公開ソルト",
		results: "最近のラウンドとシード",
		round: "ラウンド",
		outcome: "結果",
		seed: "シード",
		void: "未実施",
		limits:
			"この連鎖は、公開後にどのラウンドも変更されていないことを証明します。公開前に多くの連鎖を作って一つを選んではいないことまでは証明しません。",
	},
};

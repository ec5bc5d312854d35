export default {
	ticket: "チケット：スクラッチ面5か所",
	series: "発行数{tickets, number}枚",
	number: "No. {ticket, number, ::000000 group-off}",
	unsold: "No. – – – – – –",
	fields: {
		covered: "マス{field, number}：未開封",
		prize: "マス{field, number}：ベット額の{times, number}倍",
		empty: "マス{field, number}：麦の束なし",
	},
	buy: "購入 · {amount}",
	uncover: "すべて開ける",
	ready: "5つのマスのどれかに金の麦の束が出れば当たりです。",
	scratching: "スクラッチ面を削るか、マスを押してください。",
	won: "{times, number}× · {win}を獲得しました",
	even: "ベット額が戻りました",
	lost: "このチケットに麦の束はありません",
	prizes: "発行分の賞金",
	prize: "{count, plural, other {#枚}}",
	stamp: "{times, number}×",
	choice: "チケット",
	choiceText: "すべてのチケット",
	spoken: { drawn: "{tickets, number}枚中のチケット{ticket, number}でした：{times}×。" },
	rules: {
		begin: "ベット額を選び、チケットを購入します。5つのマスを削るか、自動で開けます。",
		sheaf:
			"マスのどれかにある金の麦の束が賞金で、ベット額の倍数で示されます。麦の束は1枚のチケットに1つ、またはなしで、ほかのマスはすべて空です。",
		run: "どのチケットも発行数1,000,000枚の全体から同じ確率で抽選されます。以前のチケットは影響しません。",
		fixed:
			"チケットは購入した時点で抽選されます。麦の束がどのマスにあるかはチケットの番号で決まり、マスの開け方では何も変わりません。",
		even: "1×の麦の束ではベット額が戻ります。これは当たりとして表示されません。",
	},
	drawn: "1,000,000未満の抽選を1回行います。これがチケットの番号です。賞金は発行分の先頭から、大きい順に並びます。",
};

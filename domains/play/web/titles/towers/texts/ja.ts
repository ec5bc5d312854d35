export default {
	tower: "塔：{floors, number}階建て、各階に扉{panels, number}枚",
	panels: {
		closed: "{floor, number}階、扉{panel, number}：未開封",
		lamp: "{floor, number}階、扉{panel, number}：ランプ",
		fox: "{floor, number}階、扉{panel, number}：キツネ",
		missedLamp: "{floor, number}階、扉{panel, number}：ランプ（未開封）",
		missedFox: "{floor, number}階、扉{panel, number}：キツネ（未開封）",
	},
	choose: "扉を選んでください",
	difficulty: "難易度",
	towers: { easy: "やさしい", medium: "ふつう", hard: "難しい", expert: "上級", master: "達人" },
	ready: "各階の扉{cells, number}枚のうち{safe, number}枚にランプがあります",
	next: "{floor, number}階の配当{amount} · 確率{chance, number, ::percent .}",
	caught: "扉の向こうはキツネでした",
	choice: "難易度",
	choiceText: "{name} · 扉{cells, number}枚中{safe, number}枚、{rows, number}階",
	log: {
		lamp: "{floor, number}階、扉{panel, number}：ランプ。{amount}を受け取れます。",
		climbed:
			"{floors, plural, =0 {扉は開けませんでした。} =1 {扉を1枚開けました：番号{panels}。} other {扉を#枚開けました。下から順に{panels}。}}",
	},
	rules: {
		begin:
			"難易度とベット額を選びます。難易度によって、各階で向こうにランプがある扉の数が決まります。残りの扉の向こうにはキツネがいます。",
		climb:
			"一番下の階の扉を1枚開けます。ランプなら次の階へ進み、受取額が増えます。キツネならラウンドが終わり、ベット額を失います。",
		collect: "最初のランプからは、いつでも受け取れます。最上階を抜けるとラウンドは自動的に終わり、配当が支払われます。",
		fixed:
			"すべての扉の向こうは、最初の扉を開ける前に抽選されています。選択はそれを明らかにするだけで、何も変えません。",
		exact: "どの階でも、そこに到達する確率に倍率を掛けた値は98%です（小数第5位以下の切り捨て分を除く）。",
		left: "途中で離れたラウンドは保存されます。1日後に、その時点の額が自動で受け取られます。扉を1枚も開けていなければベット額が戻ります。",
	},
	drawn:
		"一番下から階ごとに、扉の数未満の抽選を1回行います。これがランプのある扉の位置で、ランプが複数ある場合はキツネのいる扉の位置です。",
};

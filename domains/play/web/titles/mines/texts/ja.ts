export default {
	label: "草原：つぼみ{cells, number}個、そのうちクモの巣{mines, number}個",
	webs: "クモの巣",
	webCount: "{mines, plural, other {クモの巣#個}}",
	fewer: "クモの巣を減らす",
	more: "クモの巣を増やす",
	choose: "つぼみを選んでください",
	ready: "クモの巣の数を選び、「プレイ」を押してください。",
	next: "次のホタル：{amount} · つぼみの{chance, number, ::percent .0}が安全",
	caught: "クモの巣です。ラウンド終了。",
	choice: "{mines, number}個 · ホタル最大{last, number}匹",
	cells: {
		bud: "{row, number}段目、つぼみ{column, number}：未開封",
		firefly: "{row, number}段目、つぼみ{column, number}：ホタル",
		web: "{row, number}段目、つぼみ{column, number}：クモの巣",
		missedFirefly: "{row, number}段目、つぼみ{column, number}：ホタル（未開封）",
		missedWeb: "{row, number}段目、つぼみ{column, number}：クモの巣（未開封）",
	},
	spoken: {
		firefly: "つぼみ{number, number}：ホタル。{amount}を受け取れます。",
		web: "つぼみ{number, number}：クモの巣。",
		webs: "クモの巣はつぼみ{numbers}にありました。",
	},
	rules: {
		begin: "25個のつぼみに隠れるクモの巣の数とベット額を選びます。クモの巣が多いほど、ホタル1匹の配当が高くなります。",
		open: "つぼみを1つずつ開きます。ホタルが出るたびに受取額が増え、クモの巣が出ると配当なしでラウンドが終わります。最初のホタルの後は、いつでも受け取れます。",
		fixed: "クモの巣の位置は「プレイ」を押した時点で抽選されます。その後の選択で変わることはありません。",
		last: "どこで止めても還元率は同じです。配当がベット額の10,000倍以内に収まる最後のホタルで、ラウンドは自動的に終わります。",
		left: "途中で離れたラウンドは保存され、どの端末からでも再開できます。24時間後に、その時点の額が自動で受け取られます。つぼみを1つも開いていなければベット額が戻ります。",
	},
	drawn:
		"マスを段ごとに0から並べます。クモの巣kごとに、マスの数からkを引いた数未満の抽選を1回行い、kに足します。その位置のマスと位置kのマスを入れ替え、位置kに来たマスにクモの巣が隠れます。",
};

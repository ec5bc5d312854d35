export default {
	title: "サウンド",
	close: "閉じる",
	sound: "サウンド",
	volume: "音量",
	vibration: "バイブレーション",
	vibrationHint: "端末で「視差効果を減らす」が有効な間は振動しません。",
	hint: "この端末のすべてのゲームに適用されます。サウンドはゲーム内で最初に操作したときに始まり、ページが表示されていない間は止まります。",
} as const;

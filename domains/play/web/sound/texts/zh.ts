export default {
	title: "声音",
	close: "关闭",
	sound: "声音",
	volume: "音量",
	vibration: "振动",
	vibrationHint: "设备要求减少动态效果时不会振动。",
	hint: "适用于此设备上的所有游戏。您在游戏中首次操作后才会有声音，页面隐藏时静音。",
} as const;

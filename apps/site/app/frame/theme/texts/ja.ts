export default {
	label: "明るさの設定",
	system: "システム",
	dark: "ダーク",
	light: "ライト",
	install: "Baizeをアプリとしてインストール",
};

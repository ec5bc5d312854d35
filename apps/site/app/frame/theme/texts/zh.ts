export default {
	label: "浅色或深色",
	system: "跟随系统",
	dark: "深色",
	light: "浅色",
	install: "将 Baize 安装为应用",
};

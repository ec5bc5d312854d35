export default {
	label: "Light or dark",
	system: "System",
	dark: "Dark",
	light: "Light",
	install: "Install Baize as an app",
} as const;

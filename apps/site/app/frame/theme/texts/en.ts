export default {
	label: "Light or dark",
	system: "System",
	dark: "Dark",
	light: "Light",
} as const;

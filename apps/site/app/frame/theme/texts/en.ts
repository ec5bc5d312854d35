export default {
	label: "Light or dark",
	system: "Like the device",
	dark: "Dark",
	light: "Light",
} as const;

export default {
	label: "Clair ou sombre",
	system: "Système",
	dark: "Sombre",
	light: "Clair",
};

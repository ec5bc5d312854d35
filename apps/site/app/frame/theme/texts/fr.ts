export default {
	label: "Clair ou sombre",
	system: "Système",
	dark: "Sombre",
	light: "Clair",
	install: "Installer Baize comme application",
};

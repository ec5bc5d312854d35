export default {
	label: "Hell oder dunkel",
	system: "System",
	dark: "Dunkel",
	light: "Hell",
	install: "Baize als App installieren",
};

export default {
	label: "Claro u oscuro",
	system: "Como el dispositivo",
	dark: "Oscuro",
	light: "Claro",
};

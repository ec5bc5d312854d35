export default {
	label: "Claro u oscuro",
	system: "Sistema",
	dark: "Oscuro",
	light: "Claro",
	install: "Instalar Baize como aplicación",
};

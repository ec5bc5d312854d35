export default {
	label: "Claro ou escuro",
	system: "Sistema",
	dark: "Escuro",
	light: "Claro",
	install: "Instalar o Baize como aplicativo",
};

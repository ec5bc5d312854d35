export default {
	label: "Claro ou escuro",
	system: "Sistema",
	dark: "Escuro",
	light: "Claro",
};

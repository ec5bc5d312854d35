export default {
	label: "فاتح أو داكن",
	system: "النظام",
	dark: "داكن",
	light: "فاتح",
	install: "تثبيت Baize كتطبيق",
};

export default {
	label: "فاتح أو داكن",
	system: "مثل الجهاز",
	dark: "داكن",
	light: "فاتح",
};

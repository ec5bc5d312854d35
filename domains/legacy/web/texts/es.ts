export default {
	title: "Reglas de años anteriores",
	description: "Qué reglas valían cuando apostaste, jugaste una ronda o pediste un pago.",
	frame: "Las reglas, por año",
	loading: "Se están cargando las reglas.",
	today: "Las condiciones de hoy",
} as const;

export default {
	which: "¿Qué dirección?",
	other: "Otra dirección",
	address: "Dirección de Bitcoin",
	hint: "De un monedero tuyo, en la red Bitcoin. Pégala: lo que se envía a otra dirección no vuelve nunca.",
	missing: "Escribe la dirección.",
	wrong: "Esto no puede ser una dirección de Bitcoin. Cópiala otra vez de tu monedero.",
	rate: "Se te paga en Bitcoin al cambio del momento en que se envía. De tu saldo sale este importe, haga lo que haga el cambio hasta entonces.",
	paying: "Enviado a tu dirección",
	status: {
		short: "La dirección todavía no está completa.",
		wrong: "Esto no es una dirección de Bitcoin.",
		right: "Los caracteres de control coinciden.",
	},
} as const;

export default {
	which: "¿Qué dirección?",
	other: "Otra dirección",
	address: "Dirección de Bitcoin",
	hint: "De un monedero tuyo, en la red Bitcoin. Pégala: lo que se envía a otra dirección no vuelve nunca.",
	missing: "Escribe la dirección.",
	wrong: "Esto no puede ser una dirección de Bitcoin. Cópiala otra vez de tu monedero.",
	later:
		"Este tipo de dirección todavía no se usa y lo que se envíe podría perderse. Copia de tu monedero una que empiece por bc1q, bc1p, 1 o 3.",
	rate: "Se te paga en Bitcoin al cambio del momento en que se envía. De tu saldo sale este importe, haga lo que haga el cambio hasta entonces.",
	paying: "Enviado a tu dirección",
	status: {
		short: "La dirección todavía no está completa.",
		wrong: "Esto no es una dirección de Bitcoin.",
		later: "Todavía no se puede pagar a ningún monedero en este tipo de dirección.",
		right: "Los caracteres de control coinciden.",
	},
} as const;

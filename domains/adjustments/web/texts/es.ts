export default {
	errors: { tooHigh: "El jugador no tiene tanto en efectivo. No se cambió nada." },
};

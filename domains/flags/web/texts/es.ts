export default {
	errors: { unknown: "Ese interruptor no existe. Recarga la página para ver los que hay." },
};

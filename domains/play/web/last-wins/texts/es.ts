export default {
	title: "Últimos premios",
	note: "Rondas reales, elegidas por su hora y no por su tamaño.",
	sums: "En la última hora se apostaron {staked} y se devolvieron {won} ({percent} %).",
	someone: "Un jugador",
	times: "{times}×",
};

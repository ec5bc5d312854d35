export default {
	errors: {
		notFound: "Esta alerta no existe. Puede que la lista sea antigua: ábrala de nuevo.",
		state: "El estado de la alerta ya es «{state}». Quizá otro operador fue más rápido. No se ha cambiado nada.",
		claimed: "{name} se ocupa de esta alerta. No se ha cambiado nada.",
	},
};

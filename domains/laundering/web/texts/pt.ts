export default {
	errors: {
		notFound: "Este alerta não existe. A lista pode estar desatualizada: abra-a de novo.",
		state: "O estado do alerta já é «{state}». Outro operador pode ter sido mais rápido. Nada foi alterado.",
		claimed: "{name} está a tratar deste alerta. Nada foi alterado.",
	},
};

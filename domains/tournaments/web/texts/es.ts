export default {
	errors: {
		notFound: "Este torneo no existe o no está disponible donde te encuentras.",
		state: "El torneo ya está en otro paso. No se ha cambiado nada.",
		secondOperator: "Este paso lo debe dar otro operador. No se ha cambiado nada.",
		invalid: "Estas condiciones incumplen una regla de los torneos. No se ha guardado nada.",
		conflict: "Esta solicitud ya se hizo con otras condiciones. No se ha cambiado nada.",
		scoreNotFound: "El jugador no tiene puntuación en este torneo. No se ha cambiado nada.",
	},
};

export default {
	label: "El enlace que te trajo aquí",
	question:
		"Un enlace te ha traído aquí. ¿Podemos recordarlo durante {days, plural, one {un día} other {# días}}, para premiar a quien lo compartió si abres una cuenta?",
	agreed: "Recordamos el enlace que te trajo aquí.",
	declined: "No recordamos qué enlace te trajo aquí.",
	more: "Sobre las cookies",
	accept: "Aceptar",
	decline: "Rechazar",
};

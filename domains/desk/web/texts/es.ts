export default {
	errors: { viewLimit: "Tienes {limit} vistas de esta lista y no puede haber más. Elimina una primero." },
};

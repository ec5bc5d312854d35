export default {
	channels: "Canales del casino",
	help: { title: "Ayuda", summary: "Respuestas breves a lo que más se pregunta." },
	errors: {
		invalid: "Esto no encaja con su tipo de contenido. No se ha publicado nada. Revisa los lugares marcados.",
		notFound: "Esa página no existe. Puede que se haya movido; la ayuda y el inicio siguen donde estaban.",
		notAvailableInRegion:
			"Esto no puede mostrarse en tu región. Todo lo demás está a tu disposición; sigue desde el inicio.",
	},
};

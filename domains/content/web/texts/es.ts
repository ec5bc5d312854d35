export default {
	preview: {
		text: "Vista previa. Los lectores aún no ven esto y el enlace sirve 15 minutos.",
		place: "Como se lee en: {place}.",
	},
	errors: {
		fileWrong: "La línea {line} no es una entrada que encaje con su tipo: {field}, {cause}. No se ha importado nada.",
		previewOver: "Esta vista previa ha terminado o su enlace no está completo. Pide uno nuevo en la administración.",
		lobbyStays:
			"El lobby en inglés contiene las filas de todos los idiomas, por eso nunca se retira. No ha cambiado nada; guarda y publica otras filas en su lugar.",
		noPreview:
			"No es una página propia, así que no tiene vista previa. Se muestra dentro de otras páginas cuando se publica.",
		invalid: "Esto no encaja con su tipo de contenido. No se ha publicado nada. Revisa los lugares marcados.",
		notFound: "Esa página no existe. Puede que se haya movido; la ayuda y el inicio siguen donde estaban.",
		notAvailableInRegion:
			"Esto no puede mostrarse en tu región. Todo lo demás está a tu disposición; sigue desde el inicio.",
		entryUnknown: "Esa entrada ya no existe. Vuelve a abrir la lista de contenidos.",
		entryChanged:
			"Otra persona ha cambiado esta entrada desde que la abriste. No se ha guardado ni publicado nada; vuelve a leerla y repite tu cambio.",
		twoNeeded: "Es una página legal: hacen falta dos personas. Pide su revisión y otro operador la publicará.",
		ownDraftOnly: "Solo quien escribió un borrador pide su revisión. Guarda antes tu propio borrador.",
		timesWrong:
			"Estas horas no encajan: el final debe ser posterior al comienzo y estar en el futuro, y una página legal no tiene final.",
		notPublished: "No hay nada publicado ni programado de esta entrada.",
		placedWrong: "Uno de estos está dos veces o no está publicado.",
		regionChanged: "Otro operador ha cambiado esta zona. Vuelva a leerla primero.",
		reviewOpen: "Su revisión ya está pedida: otro operador la decide en el escritorio.",
		pictureUnknown: "Esa imagen ya no existe. Vuelve a abrir la lista de imágenes.",
		pictureInUse: "Hay entradas que usan esta imagen. Quítala primero de ellas y después elimínala.",
		pictureType:
			"No es una imagen JPEG, PNG, WebP o AVIF. Los archivos SVG no se admiten. No se ha guardado nada; elige otro archivo.",
		pictureTooLarge: "El archivo supera los 15 MB. No se ha guardado nada; reduce la imagen y súbela de nuevo.",
		pictureTooManyPixels:
			"La imagen tiene más de 50 millones de píxeles. No se ha guardado nada; redúcela y súbela de nuevo.",
		pictureUnreadable:
			"El archivo está dañado o incompleto. No se ha guardado nada; guarda la imagen otra vez y sube ese archivo.",
	},
};

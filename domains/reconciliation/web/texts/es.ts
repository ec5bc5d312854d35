export default {
	errors: {
		unreadable: "No se ha importado nada: no se puede leer la línea {line, number} del archivo.",
		imported: "Este archivo ya se importó, como {fileName}.",
		itemNotFound: "No existe esa línea ni ese pago en los extractos. Puede que la lista sea antigua: ábrela de nuevo.",
		itemClosed: "Esta diferencia ya está explicada. Puede que otro operador haya sido más rápido.",
		paymentUnknown: "No hay ningún pago con este identificador que haya movido dinero en esta empresa.",
		paymentMatched: "Otra línea de un extracto ya tiene este pago. Elige otro.",
	},
};

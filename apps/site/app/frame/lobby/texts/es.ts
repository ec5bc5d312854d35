export default {
	greeting: "Hola de nuevo, {name}.",
	steps: "Tus próximos pasos",
	pending: { title: "{amount} en camino hacia ti", text: "Mira por dónde va tu retirada" },
	bonus: { title: "{title}: {percent} % hecho", text: "{amount} en juego" },
	mission: { title: "Misión: {title}", text: "{count} de {of} hechas", open: "Puedes unirte" },
	deposit: { title: "Tu saldo está vacío", text: "Deposita para jugar con dinero; practicar es gratis" },
	welcome: {
		title: "¿Nuevo por aquí?",
		practice: "Practica todos los juegos, sin cuenta",
		returns: "Cada retorno se indica y se puede comprobar",
		limits: "Límites y pausas, a dos toques",
		join: "Abrir una cuenta",
	},
	offers: {
		title: "Ofertas",
		forYou: "Ofertas para ti",
		all: "Todas las ofertas",
		worth: "Vale {amount} de media",
		noWagering: "Nada que apostar antes",
	},
};

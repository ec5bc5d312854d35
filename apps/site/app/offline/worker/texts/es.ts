export default {
	title: "Estás sin conexión",
	unreachable:
		"Ahora mismo no se puede acceder al sitio desde aquí. Esta página se carga sola cuando vuelva la conexión.",
	lobby: "Estás sin conexión. Este es el inicio tal como estaba el {time}.",
	money: "Tu dinero está a salvo y no se juega ni se apuesta nada hasta que te conectes.",
	again: "Intentar de nuevo",
};

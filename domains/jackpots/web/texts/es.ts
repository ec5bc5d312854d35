export default {
	names: { "ember-crown": "Ember Crown" },
	levels: { grand: "Gran bote", quick: "Bote rápido" },
	badge: "Bote {amount}",
	row: {
		title: "Botes",
		hint: "Una parte de cada apuesta entra; todo se paga.",
		most: "A más tardar {amount}",
		of: "{pot} · {level}",
	},
	bar: "Bote",
	practice: "Las rondas de práctica no juegan por él.",
	won: {
		title: "Has ganado: {level}",
		text: "{amount} está en tu saldo. Figura en tu extracto, y la ronda que lo ganó, entre tus rondas.",
		close: "Cerrar",
	},
	page: {
		title: "Bote {name}",
		description: "Qué hay en los botes de {name}, cómo se ganan y la prueba de que tienen fondos.",
		back: "Todos los juegos",
		intro: "Cada apuesta en el juego suma a estos botes. Son de los jugadores: todo lo que entra se paga.",
		now: "Ahora en el bote",
		rules: "Cómo se gana",
		chance:
			"Cada ronda sortea el bote con las mismas semillas que sus rodillos. {stake} apostados lo ganan una vez de media; una ronda con el doble de apuesta tiene el doble de probabilidad.",
		mustDrop:
			"Se gana a más tardar con {most}. El importe exacto se sorteó cuando empezó este bote y se revela con el premio; el hash de abajo se publicó entonces.",
		commitment: "Hash del importe con el que debe ganarse",
		paid: "Quien gana recibe todo lo que hay en el bote al pagarse. Si ganan dos rondas, la segunda recibe lo que tiene el bote al empezar de nuevo: {seed}.",
		rates: "De cada apuesta, {pot} van al bote y {reserve} a la reserva, de la que empiezan los botes siguientes.",
		proof: "De qué se compone el bote",
		contributed: "De las apuestas",
		seeded: "Importe inicial, de la reserva",
		won: "Ganado",
		total: "En el bote",
		reserve: "En la reserva",
		funded: "Añadido por nosotros",
		given: "Pasado al bote",
		proved:
			"Comparado con nuestra contabilidad, la lista de premios y los saldos de los jugadores: todo coincidía el {time}.",
		unproved:
			"En este momento nuestra contabilidad y este bote no coinciden. Hay personas revisándolo; nada sale del bote por ello.",
		exact:
			"Se cuenta en diezmilésimas de la moneda más pequeña, así que no se pierde ninguna parte de una apuesta. Aquí se muestra sin esas fracciones.",
		wins: "Últimos premios",
		noWins: "Aún no ha ganado nadie",
		whenWins: "Los premios aparecen aquí con su importe y su hora, y sin nada de quien ganó.",
		by: { draw: "sorteado por una ronda", ceiling: "con su importe máximo" },
		seed: "Semilla del importe máximo: {seed}",
	},
	errors: {
		jackpotNotFound: "No existe ese bote. El vestíbulo muestra los juegos que tienen uno.",
	},
} as const;

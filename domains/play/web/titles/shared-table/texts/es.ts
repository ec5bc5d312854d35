export default {
	bet: "Apostar {amount}",
	betNext: "Apostar {amount} en la próxima ronda",
	waiting: "Esperando la próxima ronda. Cancelar",
	placed: "Estás dentro con {amount}",
	loading: "Leyendo la mesa",
	startsIn: "Se admiten apuestas. Empieza en {seconds, number} s",
	locked: "No va más",
	void: "Esta ronda no se ha jugado. Se devuelven todas las apuestas.",
	returned: "Se te han devuelto {amount}",
	results: "Las últimas rondas",
	noSeats: "Aún no hay nadie en esta ronda.",
	hiddenName: "Alguien",
	hideName: "Ocultar mi nombre a los demás",
	spoken: {
		betting: "Ronda {number, number}: se admiten apuestas.",
		startsIn: "Empieza en {seconds, number} segundos.",
		next: "Apuestas en la próxima ronda.",
		placed: "Estás dentro con {amount}.",
	},
	rules: {
		chain:
			"Todas las rondas salen de una cadena de semillas cuyo extremo se publicó antes de la primera, así que ninguna se puede cambiar. Está en Juego limpio.",
	},
	fairness: {
		intro:
			"Las semillas de las rondas forman una cadena: el SHA-256 de cada una es la anterior. El SHA-256 de la primera se publicó antes de la primera ronda, y con él quedaron fijadas todas las siguientes.",
		chain: "Cadena {chain, number}, {length, number} rondas",
		commitment: "Publicado",
		publicSalt: "Sal pública",
		results: "Las últimas rondas y sus semillas",
		round: "Ronda",
		outcome: "Resultado",
		seed: "Semilla",
		void: "no jugada",
		limits:
			"La cadena demuestra que ninguna ronda se cambió tras la publicación. No demuestra que no hayamos hecho antes muchas cadenas y elegido una.",
	},
};

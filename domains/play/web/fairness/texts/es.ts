export default {
	title: "Cómo se mantienen limpias las rondas",
	description: "En qué orden llegan el hash, las semillas y los números, y cómo puedes comprobar tú mismo cada ronda.",
	intro:
		"No hace falta que nos creas. Este es el orden completo, y cada paso deja algo que tú, o quien tú quieras, puede comprobar.",
	steps: "Paso a paso",
	commit: {
		title: "Primero, nuestro hash",
		text: "Hacemos una semilla secreta para ti y mostramos su hash SHA-256. El hash fija la semilla sin decirla. Está en cada juego, en «Juego limpio», antes de que pase nada más.",
	},
	choose: {
		title: "Después, tu semilla",
		text: "Solo cuando tu navegador tiene nuestro hash hace tu semilla al azar, o tú escribes una. Se envía junto con el hash al que corresponde. Una semilla que ya hayas tenido se rechaza: habríamos podido conocerla al hacer la nuestra. Mientras no se elija tu semilla, no se sortea ninguna ronda.",
	},
	number: {
		title: "Luego las rondas, numeradas sin huecos",
		text: "Cada ronda se sortea a partir de nuestra semilla, la tuya y su número: 0, 1, 2 y así sucesivamente. Solo una ronda que se juega toma un número. Una rechazada, o pedida de nuevo tras perderse la conexión, no toma ninguno. Un solo servidor a la vez sortea con un par. Tu lista de rondas muestra el número de cada una, así que si faltara alguna se vería.",
	},
	end: {
		title: "El final de un par",
		text: "Cuando cambias de semillas el par termina, y el siguiente empieza con su propio hash y una semilla nueva tuya. Firmamos una declaración del final: cuál de tus pares era, cuándo se mostró nuestro hash, cuándo se eligió tu semilla, cuántas rondas se sortearon y por qué terminó. También tus pares están numerados desde el 1 sin huecos, así que ninguno puede omitirse.",
	},
	reveal: {
		title: "Se dice nuestra semilla",
		text: "En cuanto nada sorteado con ella está por decidir: al momento o, si no se llega a un servidor, dos minutos y medio después. Entonces cualquiera puede calcular su hash y cada ronda.",
	},
	endsTitle: "Por qué termina un par",
	endsText:
		"Casi siempre porque tú quieres. Si tenemos que terminarlo nosotros, no se salta ningún número, el siguiente par espera una semilla nueva de tu navegador y el motivo queda en tu lista con nuestra firma.",
	ends: {
		player: "Cambiaste de semillas.",
		restart:
			"Nuestro servidor se paró sin avisar mientras sorteaba con el par. Una ronda que estuviera en marcha en ese momento se jugó con el número siguiente, o no se jugó.",
		unresolved: "Nuestra base de datos no pudo decir si la última ronda se había jugado, y se pidió otra.",
		earlierVersion: "El par se empezó antes de que valieran estas reglas.",
	},
	practiceTitle: "Práctica",
	practiceText:
		"La práctica tiene los mismos rodillos, las mismas probabilidades y el mismo orden: primero nuestro hash, después una semilla de tu navegador. Cada ronda de práctica tiene un par propio, y nuestra semilla se dice con ella.",
	checkTitle: "Compruébalo tú mismo",
	checkText:
		"El verificador calcula una ronda, o comprueba nuestra declaración sobre un par, en tu navegador. Para comprobarlo sin ningún código nuestro, toma las reglas publicadas abajo, un recibo y la semilla revelada. Este breve programa, con todos sus archivos en una misma carpeta, no necesita nada más.",
	program: "El programa (para Node.js)",
	programTitles: "Su segundo archivo",
	programDice: "Su tercer archivo",
	programSlots: "Su cuarto archivo",
	key: "Clave de nuestras firmas (Ed25519)",
	keyHint: "Con ella se firman nuestras declaraciones sobre el final de los pares.",
	gamesTitle: "Las reglas de cada juego",
	gamesText:
		"Todo lo que decide una ronda, en un solo texto. Su SHA-256 es el hash que nombra cada ronda. El texto de un hash nunca cambia.",
	rulesHash: "Hash de las reglas, versión {version, number}",
	inWords: "En palabras",
	asData: "Como datos (JSON)",
	gameRules: {
		title: "{title}: todas las reglas",
		description: "Los rodillos, los pagos y los sorteos de {title}, completos, para poder calcular cualquier ronda.",
		intro:
			"Todo lo que decide una ronda de este juego. Con ello, las semillas reveladas y un recibo puedes calcular la ronda a mano o con un programa tuyo.",
		hashHint: "SHA-256 de las reglas como datos. Lo nombran las rondas que se jugaron con estas reglas.",
		drawsTitle: "Qué se sortea, en este orden",
		stream:
			"La serie: el bloque b = 0, 1, 2 y así sucesivamente es HMAC-SHA256 con nuestra semilla (32 bytes) como clave sobre el texto «tu semilla:número:b». Cada bloque da ocho números de 32 bits, con el byte más significativo primero.",
		below:
			"Un sorteo por debajo de n toma el siguiente número de la serie. Si no es menor que 2³² − (2³² mod n), se descarta y se toma el siguiente. El resto de dividirlo entre n es el resultado.",
		stops:
			"Una parada para cada rodillo desde la izquierda, por debajo de su longitud: {lengths}. Es el lugar de la tira que queda en la fila superior. Debajo quedan los dos lugares siguientes; tras el último viene el primero.",
		drawSpecial: "Si se ganan tiradas gratis: el símbolo que crece, sorteado con estos pesos: {choices}.",
		drawMultiplier: "Si se ganan tiradas gratis: el multiplicador, sorteado con estos pesos: {choices}.",
		freeStops: "Para cada tirada gratis, una parada para cada uno de sus rodillos, por debajo de {lengths}.",
		drawJackpot:
			"Para el bote, de una serie propia (clientSeed:nonce:jackpot:b), un número para cada uno de sus botes, por debajo de {below}. La ronda gana un bote si el número es menor que su apuesta en unidades.",
		nothingElse: "No se sortea nada más.",
		paysText:
			"Las líneas pagan en apuestas por línea; los scatters, en apuestas totales. En una línea cuentan los rodillos contiguos desde el primero, y los comodines sustituyen. Si una línea se puede leer como serie de comodines o de otro símbolo, cuenta la que paga más, nunca las dos.",
		cap: "Ninguna ronda puede llegar a más de {times, number} × la apuesta, y ningún premio se recorta.",
		linesText:
			"Cada línea con la fila que cruza en cada rodillo. Cada ronda juega {count, plural, one {la única línea} other {las # líneas}}.",
	},
};

export default {
	board: "Cinco rodillos de tres casillas. Lo que gana está en la lista de lo ocurrido.",
	symbols: {
		rose: "Rosa",
		hummingbird: "Colibrí",
		butterfly: "Mariposa",
		lily: "Lirio",
		ivy: "Hiedra",
		clover: "Trébol",
		berries: "Bayas",
		bell: "Campanilla",
		bramble: "Zarza",
		fountain: "Fuente",
	},
	ready: "{lines, number} líneas · en los giros gratis las zarzas se quedan",
	win: "{symbol} · {count, plural, one {# línea} other {# líneas}}",
	run: "{count, number} seguidos",
	covered: "{count, plural, =0 {Ningún rodillo cubierto} one {# rodillo cubierto} other {# rodillos cubiertos}}",
	spoken: {
		row: "Fila {row, number}: {symbols}.",
		won: "Línea {line, number}: {count, number} × {symbol}, {lineBets, plural, one {# apuesta de línea} other {# apuestas de línea}}.",
		scatters: "{count, number} × {symbol} en cualquier lugar: {lineBets, number} apuestas de línea.",
	},
	paysHint: "En veces la apuesta, por cada línea, según cuántos seguidos desde la izquierda lo muestran.",
	rules: {
		lines:
			"{lines, number} líneas cruzan los cinco rodillos, todas en cada giro. Un símbolo paga en una línea cuando tres o más seguidos desde la izquierda lo muestran.",
		bets: "Una apuesta son {lines, number} apuestas de línea, una en cada línea.",
		wild: "La zarza, en los tres rodillos del centro, sustituye a todos los símbolos menos a la fuente.",
		scatter:
			"Tres, cuatro o cinco fuentes en cualquier lugar pagan {pays3, number}, {pays4, number} o {pays5, number} apuestas y dan {spins3, number}, {spins4, number} o {spins5, number} giros gratis.",
		feature: "En los giros gratis una zarza crece por todo su rodillo, que entonces sustituye a todos los símbolos.",
		stays:
			"Un rodillo cubierto sigue cubierto hasta el último giro gratis. Los giros gratis no tienen fuentes, así que no dan más.",
		less: "Una ronda que paga menos que su apuesta se muestra como lo que vuelve, no como un premio.",
		exact:
			"El retorno se calcula con exactitud: las líneas con una fórmula, los giros gratis con una cadena de los rodillos cubiertos. La dispersión y la probabilidad de pago están medidas.",
	},
	drawn:
		"Un sorteo por debajo de {stops, number} para cada rodillo de un giro, desde la izquierda: las paradas de sus casillas.",
	sale: {
		button: "Comprar {count, number} giros · {amount}",
		ready: "{count, number} giros gratis a un precio · las zarzas se quedan",
		choice: "{count, number} giros",
		title: "¿Comprar {count, number} giros gratis?",
		taken: "El precio es tu apuesta. Se cobra cuando confirmas, y los giros siguen de inmediato.",
		practice: "Esto es práctica: el precio sale del dinero de juego.",
		price: "Precio",
		above: "Paga más que el precio",
		cancel: "Ahora no",
		confirm: "Comprar por {amount}",
		close: "Cerrar sin comprar",
		paysHint: "En veces el precio, por cada línea, según cuántos seguidos desde la izquierda lo muestran.",
		rules: {
			price:
				"El precio compra {count, number} giros gratis. Son {lineBets, number} apuestas de línea, {times, number} veces las de un giro en {lines, number} líneas, y se cobra una vez, cuando lo has confirmado.",
			wild: "La zarza, en los tres rodillos del centro, sustituye a todos los demás símbolos.",
			no: "No hay giro de pago ni fuentes: solo se juegan los giros gratis, y no dan más.",
			stays: "Un rodillo cubierto sigue cubierto hasta el último giro gratis.",
			above: "El {above, number, ::percent .0} de las compras paga más que el precio. Las demás pagan menos, o nada.",
			exact:
				"El retorno se calcula con exactitud, con una cadena de los rodillos cubiertos. La dispersión, la probabilidad de pago y el mayor premio están medidos en {rounds, number} rondas.",
		},
	},
};

export default {
	board: "Cinco rodillos de tres casillas. Lo que gana está en la lista de lo ocurrido.",
	symbols: {
		key: "Llave",
		dial: "Dial",
		padlock: "Candado",
		bell: "Campana",
		gear: "Engranaje",
		valve: "Válvula",
		spring: "Muelle",
		nut: "Tuerca",
		vault: "Puerta de la cámara",
		coin: "Moneda",
	},
	prizes: { mini: "Mini", minor: "Menor", major: "Mayor", grand: "Gran premio" },
	ready: "{lines, number} líneas · {coins, number} monedas inician la retención",
	win: "{symbol} · {count, plural, one {# línea} other {# líneas}}",
	run: "{count, number} seguidos",
	left: "{count, plural, =0 {Sin más regiros} one {Queda # regiro} other {Quedan # regiros}}",
	held: "{count, number} de {all, number} casillas con moneda",
	allPay: "La cámara llena paga el gran premio",
	message: "Retener y girar · {count, plural, =0 {sin más regiros} one {queda # regiro} other {quedan # regiros}}",
	headline: { begun: "Retener y girar", grand: "La cámara está llena", total: "La retención ha pagado" },
	begins: "{count, plural, one {# moneda} other {# monedas}}, ×{times, number} la apuesta",
	sum: "{count, plural, one {# moneda} other {# monedas}} · ×{times, number} la apuesta",
	spoken: {
		row: "Fila {row, number}: {symbols}.",
		won: "Línea {line, number}: {count, number} × {symbol}, {lineBets, plural, one {# apuesta de línea} other {# apuestas de línea}}.",
		held: "Monedas retenidas, en apuestas: {coins}. {left, plural, =0 {Sin más regiros} one {Queda # regiro} other {Quedan # regiros}}.",
		none: "Ninguna moneda nueva. {left, plural, =0 {Sin más regiros} one {Queda # regiro} other {Quedan # regiros}}.",
		grand: "Todas las casillas tienen moneda: el gran premio paga {times, number} apuestas.",
	},
	paysHint: "En veces la apuesta, por cada línea, según cuántos seguidos desde la izquierda lo muestran.",
	rules: {
		lines:
			"{lines, number} líneas cruzan los cinco rodillos, todas en cada giro. Un símbolo paga en una línea cuando tres o más seguidos desde la izquierda lo muestran.",
		bets: "Una apuesta son {lines, number} apuestas de línea, una en cada línea.",
		wild: "La puerta de la cámara, en los tres rodillos del centro, sustituye a todos los símbolos menos a la moneda.",
		begin:
			"{least, number} o más monedas en cualquier lugar inician la retención: se quedan, cada una con un valor en apuestas.",
		respins:
			"Después hay {lives, number} regiros. En cada uno, toda casilla vacía se convierte en moneda en {respin, number} de cada 60 casos. Una moneda nueva se queda y devuelve los regiros a {lives, number}; la retención acaba cuando no queda ninguno o cuando todas las casillas tienen moneda.",
		values: "Una moneda vale {plain} veces la apuesta; los valores pequeños son mucho más probables que los grandes.",
		prizes: "Algunas monedas son premios: {named}.",
		grand:
			"Cuando las {cells, number} casillas tienen moneda, el gran premio paga {grand, number} apuestas más. Es fijo y no crece.",
		less: "Una ronda que paga menos que su apuesta se muestra como lo que vuelve, no como un premio.",
		exact:
			"El retorno se calcula con exactitud: las líneas con una fórmula, la retención con una cadena de sus monedas y regiros. La dispersión y la probabilidad de pago están medidas.",
	},
	drawn:
		"Un sorteo por debajo de {stops, number} para cada rodillo: las paradas de sus casillas. En una retención, uno por debajo de 60 por cada casilla vacía de un regiro, y uno para el valor de cada moneda.",
};

export default {
	board: "Una cuadrícula de siete columnas con siete casillas. Lo que gana está en la lista de lo ocurrido.",
	symbols: {
		snail: "Caracola",
		starfish: "Estrella de mar",
		scallop: "Vieira",
		fish: "Pez",
		jellyfish: "Medusa",
		crystal: "Cristal",
		pebble: "Guijarro",
		pearl: "Perla",
		coral: "Coral rojo",
	},
	ready: "Ganan cinco o más que se tocan · hasta {times, number}×",
	cascade: "Cascada {count, number}",
	cluster: "{symbol} · {count, number}",
	times: "{amount} × {times, number}",
	more: "y {count, number} más",
	sizes: { range: "{from, number} a {to, number}", last: "{from, number} o más" },
	spoken: {
		filled: "La cuadrícula se llena.",
		won: "{count, number} × {symbol} se tocan y pagan {times} veces la apuesta{factor, plural, =1 {} other {, ya multiplicado por #}}.",
		fell: "Estallan y lo demás cae.",
		capped: "La ronda paga su importe máximo, {times} veces la apuesta.",
	},
	paysHint: "En veces la apuesta, según cuántos se tocan. Después, el grupo se multiplica por sus casillas.",
	rules: {
		clusters: "Los símbolos cuyos lados se tocan forman un grupo. Paga a partir de {least, number} iguales.",
		cascades:
			"Lo que ha ganado estalla, lo de arriba cae y llegan símbolos nuevos, hasta que nada más gana. Todo pertenece a una sola apuesta.",
		times:
			"La casilla en la que algo ha ganado queda marcada. Cada premio posterior dobla su multiplicador, de ×2 a ×{max, number}. Un grupo se multiplica por la suma de los multiplicadores que tiene debajo.",
		wild: "La perla pertenece a todos los grupos que toca.",
		scatter:
			"El coral rojo no paga por sí mismo. Tres, cuatro, o cinco y más a la vista cuando todo ha caído dan {three, number}, {four, number} o {five, number} giros gratis.",
		feature:
			"En los giros gratis hay más perlas y los multiplicadores se quedan hasta el final. Tres corales dan {more, number} giros más, hasta {all, number} en total.",
		less: "Una ronda que paga menos que su apuesta se muestra como lo que vuelve, no como un premio.",
		exact:
			"Una ronda es uno de {outcomes, number} resultados numerados, todos igual de probables y todos contados: el retorno es su media exacta. Ninguna ronda paga más de {cap, number} veces la apuesta.",
	},
	drawn: "Un sorteo por debajo de {outcomes, number}: el resultado. Las reglas publicadas dicen cómo se despliega.",
};

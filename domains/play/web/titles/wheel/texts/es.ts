export default {
	wheel: "La rueda tiene {count, number} segmentos, todos igual de probables.",
	legend: "Lo que pagan los segmentos",
	segments: "{count, number} de {all, number}",
	blank: "nada",
	spin: "Girar · {amount}",
	risk: "Riesgo",
	risks: { low: "Bajo", medium: "Medio", high: "Alto" },
	ready: "Segmento más alto {times}× · {stake} puede pagar {amount}",
	won: "{times}× · has ganado {win}",
	lost: "Esta vez sin premio",
	choice: "Riesgo",
	spoken: { stopped: "La rueda se paró en el segmento {segment, number} de {all, number}: {times}×." },
	rules: {
		begin:
			"Elige el riesgo y tu apuesta. Cada riesgo tiene su propia rueda con 24 segmentos: más riesgo significa menos segmentos que pagan y pagos más altos.",
		spin: "El segmento se sortea al pulsar Girar, los 24 igual de probables. La rueda gira luego hasta él; cuánto gira no decide nada.",
		pays: "El segmento bajo la flecha multiplica tu apuesta. Ningún segmento paga menos que la apuesta, salvo los que no pagan nada.",
		exact: "Las tres ruedas devuelven exactamente el 98,00 %.",
	},
	drawn: "Un sorteo menor que 24: el segmento de la rueda elegida, contado desde arriba, desde 0.",
};
